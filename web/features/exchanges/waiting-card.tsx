/** What waits for me, with confirm in one tap, right on the home page. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { latestToConfirmQuery, pendingSummaryQuery } from './queries.ts';
import { keyOf } from './use-decisions.ts';
import { useGone } from './use-gone.ts';
import css from './waiting-card.module.css';
import { WaitingList } from './waiting-list.tsx';

interface WaitingCardProps {
  balance: number | undefined;
  readerId: number;
}

/** A short list of what waits for the reader's word, the newest first. */
export function WaitingCard({ balance, readerId }: WaitingCardProps) {
  const { t } = useTranslation('exchanges');
  const latest = useQuery(latestToConfirmQuery);
  const { data: summary } = useQuery(pendingSummaryQuery);
  const list = useStillList(latest.data, { listKey: 'latest', keyOf, useGone });
  if (!latest.data) {
    return (
      <Card title={t('home.waiting')}>
        {latest.isError ? <LoadTrouble query={latest} /> : <TextSkeleton lines={3} />}
      </Card>
    );
  }
  const { total: count } = latest.data;
  const shown = list.rows?.length ?? 0;
  const title = (
    <>
      {t('home.waiting')} {count > 0 && <span className={css.count}>{count}</span>}
    </>
  );
  return (
    <Card
      title={title}
      aside={<Arrivals list={list} words={(count) => t('awaiting.newcomers', { count })} />}
    >
      {shown === 0 ? (
        <p>{t('home.nothingWaits')}</p>
      ) : (
        <WaitingList list={list} {...{ balance, readerId }} />
      )}
      <WaitingElsewhere more={(list.total ?? 0) - shown} withOthers={summary?.withOthers ?? 0} />
    </Card>
  );
}

/** What this card does not show, and the way there. */
function WaitingElsewhere({ more, withOthers }: { more: number; withOthers: number }) {
  const { t } = useTranslation('exchanges');
  if (more + withOthers === 0) return null;
  return (
    <p className={css.foot}>
      {more > 0 && t('home.more', { count: more })}{' '}
      {withOthers > 0 && t('home.withOthers', { count: withOthers })}{' '}
      <Link to={paths.awaitingExchanges}>{t('home.seeWaiting')}</Link>
    </p>
  );
}
