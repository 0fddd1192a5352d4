/** Having an import checked once more. */
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { IMPORTS_KEY } from './queries.ts';

export function useCheck(id: number) {
  const { t } = useTranslation('imports');
  return useAction({
    send: () => call('checkImport', { params: { id } }),
    failed: () => t('figures.checkFailed'),
    changes: IMPORTS_KEY,
    awaitsQueries: true,
  });
}
