/** The pending exchanges above the confirmed ones: what was just recorded is found here. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PendingExchange } from '#contract/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Hourglass } from '#web/ui/frame/line-icon.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DetailsButton } from '../parts/columns.tsx';
import { otherName, SignedHours, signedHours } from '../parts/own-words.tsx';
import { pendingQuery } from '../queries.ts';
import type { useOwnFilters } from './own-filters.tsx';
import css from './own-pending.module.css';

/** Few, so that the confirmed ones stay in sight; the rest is one link away. */
const SHOWN_MAX = 3;

/** Filtered like the list below; nothing where none is pending, or where another state is shown. */
export function OwnPending({ filters, isReversed }: ReturnType<typeof useOwnFilters>) {
  const { t } = useTranslation(['exchanges', 'own-exchanges']);
  const { userId } = useSignedIn();
  const { view, status, from, to, q } = filters;
  const isShown = status === 'confirmed' && !isReversed;
  const side = view === 'all' ? undefined : view;
  const { data } = useQuery({
    ...pendingQuery({ side, from, to, q, sort: '-id', limit: SHOWN_MAX }),
    enabled: isShown,
  });
  if (!isShown || !data || data.total === 0) return null;
  return (
    <Card
      className={css.pending}
      title={
        <span className={css.title}>
          <Hourglass /> {t('own-exchanges:pending.title', { count: data.total })}
        </span>
      }
      aside={<Link to={paths.pendingExchanges}>{t('home.seeWaiting')}</Link>}
    >
      <ul className={css.list}>
        {data.items.map((exchange) => (
          <Line key={exchange.id} exchange={exchange} readerId={userId} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ exchange, readerId }: { exchange: PendingExchange; readerId: number }) {
  const { t } = useTranslation(['exchanges', 'own-exchanges']);
  const name = otherName(exchange, readerId);
  const isGiven = exchange.userFromId === readerId;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <p className={css.who}>
          <strong>{name}</strong> <SignedHours hours={signedHours(exchange, readerId)} />
        </p>
        <p className={css.matter}>
          {sentenceDay(exchange.dateOfTransaction, currentLanguage())} · {exchange.activity}:{' '}
          {exchange.note}
        </p>
        <p className={css.what}>
          {isGiven ? t('own-exchanges:pending.theirs', { name }) : t('own-exchanges:pending.yours')}
        </p>
      </div>
      <DetailsButton id={exchange.id} perspective="own" />
    </li>
  );
}
