/** The pending exchanges above the confirmed ones, as one line: what was just recorded is found here. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Hourglass } from '#web/ui/frame/line-icon.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { DetailsButton } from '../parts/columns.tsx';
import { otherId, otherName, SignedHours, signedHours } from '../parts/own-words.tsx';
import { pendingQuery } from '../parts/queries.ts';
import type { useOwnFilters } from './own-filters.tsx';
import css from './own-pending.module.css';

/** Few; the rest is one link away. */
const SHOWN_MAX = 3;

/**
 * Filtered like the list below. The line has its place before the answer comes and when none is
 * pending, so that the list never moves; it is left out where another state is shown.
 */
export function OwnPending({ filters, isReversed, isFiltered }: ReturnType<typeof useOwnFilters>) {
  const { t } = useTranslation('own-exchanges');
  const { view, status, from, to, q } = filters;
  const isShown = status === 'confirmed' && !isReversed;
  const side = view === 'all' ? undefined : view;
  const { data, isError } = useQuery({
    ...pendingQuery({ side, from, to, q, sort: '-id', limit: SHOWN_MAX }),
    enabled: isShown,
  });
  if (!isShown || (isError && !data)) return null;
  if (!data) {
    return (
      <Place>
        <SkeletonBar width="12rem" />
      </Place>
    );
  }
  if (data.total === 0) {
    return <Place>{t(isFiltered ? 'pending.noneFound' : 'pending.none')}</Place>;
  }
  return <Opening items={data.items} total={data.total} />;
}

/** As high as the line that opens. */
function Place({ children }: { children: ReactNode }) {
  return (
    <p className={css.place}>
      <Hourglass /> {children}
    </p>
  );
}

interface OpeningProps {
  items: readonly PendingExchange[];
  total: number;
}

/** Says how many and with whom; opens into a line for each of the latest. */
function Opening({ items, total }: OpeningProps) {
  const { t } = useTranslation(['exchanges', 'own-exchanges']);
  const { userId: readerId } = useSignedIn();
  const id = useId();
  const names = [...new Set(items.map((exchange) => otherName(exchange, readerId)))];
  return (
    <section className={css.pending} aria-labelledby={id}>
      <details>
        <summary className={css.summary}>
          <Hourglass />
          <span id={id} className={css.title}>
            {t('own-exchanges:pending.title', { count: total })}
          </span>
          <span className={css.names}>{names.join(', ')}</span>
          <span className={css.arrow} aria-hidden="true" />
        </summary>
        <ul className={css.list}>
          {items.map((exchange) => (
            <Line key={exchange.id} {...{ exchange, readerId }} />
          ))}
        </ul>
        <Link className={css.all} to={paths.pendingExchanges}>
          {t('pending.seeAll')}
        </Link>
      </details>
    </section>
  );
}

function Line({ exchange, readerId }: { exchange: PendingExchange; readerId: number }) {
  const { t } = useTranslation(['exchanges', 'own-exchanges']);
  const name = otherName(exchange, readerId);
  const isGiven = exchange.userFromId === readerId;
  return (
    <li className={css.line}>
      <Avatar pictureOf={otherId(exchange, readerId)} name={name} />
      <div className={css.words}>
        <p className={css.who}>
          <strong>{name}</strong> <SignedHours hours={signedHours(exchange, readerId)} />
        </p>
        <Soft>
          {sentenceDay(exchange.dateOfTransaction, currentLanguage())} · {exchange.activity}:{' '}
          {exchange.note}
        </Soft>
        <Soft>
          {isGiven ? t('own-exchanges:pending.theirs', { name }) : t('own-exchanges:pending.yours')}
        </Soft>
      </div>
      <DetailsButton id={exchange.id} perspective="own" />
    </li>
  );
}
