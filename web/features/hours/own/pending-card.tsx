/** What the reader may confirm, in one tap, right on the home page. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import { type StillList, useStillList } from '#web/ui/decision/use-still-list.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Aside } from '#web/ui/page/words.tsx';
import { keyOf, useExchangeActions } from '../parts/actions.ts';
import { CancelOwnDialog } from '../parts/cancel-own-dialog.tsx';
import { PendingMatter } from '../parts/pending-matter.tsx';
import { latestToConfirmQuery, pendingSummaryQuery } from '../parts/queries.ts';
import { useGone } from '../parts/use-gone.ts';
import css from './pending-card.module.css';

interface PendingCardProps {
  balance: number | undefined;
  readerId: number;
}

/** A short list, the newest first; the home page draws it once it has come. */
export function PendingCard({ balance, readerId }: PendingCardProps) {
  const { t } = useTranslation('exchanges');
  const latest = useQuery(latestToConfirmQuery);
  const { data: summary } = useQuery(pendingSummaryQuery);
  const list = useStillList(latest.data, { listKey: 'latest', keyOf, useGone });
  if (!latest.data) {
    return (
      <Card title={t('home.waiting')}>
        <LoadTrouble query={latest} />
      </Card>
    );
  }
  const { total: count } = latest.data;
  const shown = list.rows?.length ?? 0;
  const title = (
    <>
      {t('home.waiting')} {count > 0 && <Aside>{count}</Aside>}
    </>
  );
  return (
    <Card title={title} className={css.card}>
      <div className={css.arrivals}>
        <Arrivals list={list} words={(count) => t('pending.newcomers', { count })} />
      </div>
      {shown === 0 ? (
        <p>{t('home.nothingWaits')}</p>
      ) : (
        <Lines list={list} {...{ balance, readerId }} />
      )}
      <PendingElsewhere more={(list.total ?? 0) - shown} withOthers={summary?.withOthers ?? 0} />
    </Card>
  );
}

/** One line an exchange: who, the sentence, two buttons. */
function Lines({
  list,
  balance,
  readerId,
}: PendingCardProps & { list: StillList<PendingExchange> }) {
  const [toCancel, setToCancel] = useState<PendingExchange>();
  const { confirm, cancel } = useExchangeActions('own');
  return (
    <>
      <List gap="none">
        {list.rows?.map((exchange) => (
          <li key={exchange.id} {...covered(list.lineFor(exchange), css.line)}>
            <Avatar pictureOf={exchange.userFromId} name={exchange.userFromDisplayName} />
            <PendingMatter
              {...{ exchange, balance, readerId }}
              onConfirm={confirm}
              onCancel={setToCancel}
            />
            <Cover>{list.lineFor(exchange)}</Cover>
          </li>
        ))}
      </List>
      <CancelOwnDialog exchange={toCancel} onClose={() => setToCancel(undefined)} onUndo={cancel} />
    </>
  );
}

/** What this card does not show, and the way there. */
function PendingElsewhere({ more, withOthers }: { more: number; withOthers: number }) {
  const { t } = useTranslation('exchanges');
  if (more + withOthers === 0) return null;
  return (
    <p className={css.foot}>
      {more > 0 && t('home.more', { count: more })}{' '}
      {withOthers > 0 && t('home.withOthers', { count: withOthers })}{' '}
      <Link to={paths.pendingExchanges}>{t('home.seeWaiting')}</Link>
    </p>
  );
}
