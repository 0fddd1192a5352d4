/** Notices above the bank's lists of exchanges: what they do not show. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { bankExchangesQuery, bankPendingQuery } from '../parts/queries.ts';
import css from './desk.module.css';
import { type useDeskFilters, wireFilters } from './use-filters.ts';

/**
 * Says whether more is pending than the last 30 days show (specification §9); nothing while the reader
 * filters. Has its place before it is known.
 */
export function OlderPending({ filters, isFiltered }: ReturnType<typeof useDeskFilters>) {
  const { t } = useTranslation('bank-exchanges');
  const all = useQuery({ ...bankPendingQuery({ limit: 1 }), enabled: !isFiltered });
  const recent = useQuery({
    ...bankPendingQuery({ ...wireFilters(filters), limit: 1 }),
    enabled: !isFiltered,
  });
  if (isFiltered) return null;
  if (!all.data || !recent.data) {
    return (
      <Soft className={css.older}>
        <SkeletonBar width="24rem" />
      </Soft>
    );
  }
  const older = all.data.total - recent.data.total;
  if (older <= 0) return <Soft className={css.older}>{t('pending.olderNone')}</Soft>;
  return (
    <Soft className={css.older}>
      {t('pending.older', { count: older })}{' '}
      <Link to={`${paths.bankPendingExchanges}?from=`}>{t('pending.seeAll')}</Link>
    </Soft>
  );
}

interface BatchFilterNoteProps extends ReturnType<typeof useDeskFilters> {
  /** The list above which it stands. */
  list: 'decided' | 'pending';
}

/** Says that a list shows one multiple exchange only, and where its other exchanges are. */
export function BatchFilterNote({ filters, list }: BatchFilterNoteProps) {
  const { t } = useTranslation('bank-exchanges');
  const { batch } = filters;
  const isPending = list === 'pending';
  const page = { batch: Number(batch), limit: 1 };
  const pending = useQuery({ ...bankPendingQuery(page), enabled: batch !== '' && !isPending });
  const decided = useQuery({ ...bankExchangesQuery(page), enabled: batch !== '' && isPending });
  if (batch === '') return null;
  const count = (isPending ? decided : pending).data?.total ?? 0;
  const [here, there] = [paths.bankExchanges, paths.bankPendingExchanges];
  return (
    <Notice
      action={
        <Acts as="p" gap="tight" className={css.acts}>
          {count > 0 && (
            <Link to={`${isPending ? here : there}?batch=${batch}&from=`}>
              {t(isPending ? 'batch.decided' : 'batch.pending', { count })}
            </Link>
          )}
          <Link to={isPending ? there : here}>{t('batch.all')}</Link>
        </Acts>
      }
    >
      {t('batch.only')}
    </Notice>
  );
}
