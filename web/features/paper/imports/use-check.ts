/** Having an import checked once more. */
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { IMPORT_READS } from './queries.ts';

export function useCheck(id: number) {
  const { t } = useTranslation('imports');
  return useAction({
    send: () => call('checkImport', { params: { id } }),
    failed: () => t('figures.checkFailed'),
    changes: IMPORT_READS,
    awaitsQueries: true,
  });
}
