/** Says that more is waiting than the last 30 days show (specification §9), and leads there. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { bankPendingQuery } from './queries.ts';
import { type useDeskFilters, wanted } from './use-desk-filters.ts';

/** Nothing while all that waits is in the list, or while the reader filters. */
export function OlderPending({ filters, isFiltered }: ReturnType<typeof useDeskFilters>) {
  const { t } = useTranslation('bank-exchanges');
  const all = useQuery({ ...bankPendingQuery({ limit: 1 }), enabled: !isFiltered });
  const recent = useQuery({
    ...bankPendingQuery({ ...wanted(filters), limit: 1 }),
    enabled: !isFiltered,
  });
  const older = (all.data?.total ?? 0) - (recent.data?.total ?? 0);
  if (isFiltered || !recent.data || older <= 0) return null;
  return (
    <Notice action={<Link to={`${paths.bankPendingExchanges}?from=`}>{t('pending.seeAll')}</Link>}>
      {t('pending.older', { count: older })}
    </Notice>
  );
}
