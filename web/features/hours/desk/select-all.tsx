/** Selects what the reader may confirm on all pages of the list. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReason } from '#web/api/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { usePageSize } from '#web/ui/table/page-size.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { bankSummaryQuery, readAllPending } from '../parts/queries.ts';
import { type useDeskFilters, wireFilters } from './use-filters.ts';
import { mayConfirm, type Selected } from './use-selected.ts';

interface SelectAllProps extends ReturnType<typeof useDeskFilters> {
  selected: Selected;
}

/** Nothing where one page shows everything. */
export function SelectAll({ filters, isReversed, selected }: SelectAllProps) {
  const { t } = useTranslation('bank-exchanges');
  const reasonOf = useReason();
  const [pageSize] = usePageSize();
  const wire = wireFilters(filters);
  const { data: sum } = useQuery({
    ...bankSummaryQuery({ ...wire, status: 'pending' }),
    enabled: !isReversed,
  });
  const { isBusy, run } = useSingleFlight(async () => {
    try {
      selected.set((await readAllPending(wire)).filter(mayConfirm), true);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  });
  if (!sum || sum.exchanges <= pageSize) return null;
  return (
    <Button small kind="quiet" whileClosed busy={isBusy} onClick={run}>
      {t('bulk.all')}
    </Button>
  );
}
