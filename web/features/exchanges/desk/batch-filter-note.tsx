/** Says that a list shows the exchanges of one multiple exchange only, and where the others are. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import css from './desk.module.css';
import { bankExchangesQuery, bankPendingQuery } from './queries.ts';
import type { useDeskFilters } from './use-desk-filters.ts';

interface BatchFilterNoteProps extends ReturnType<typeof useDeskFilters> {
  /** The list above which it stands. */
  list: 'decided' | 'pending';
}

/** Nothing while the list is not narrowed to one. */
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
        <p className={css.acts}>
          {count > 0 && (
            <Link to={`${isPending ? here : there}?batch=${batch}&from=`}>
              {t(isPending ? 'batch.decided' : 'batch.pending', { count })}
            </Link>
          )}
          <Link to={isPending ? there : here}>{t('batch.all')}</Link>
        </p>
      }
    >
      {t('batch.only')}
    </Notice>
  );
}
