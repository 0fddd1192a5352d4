/** A member at the counter: balance, phone, the last exchanges, what waits, and the next act. */
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Exchange } from '#contract/hours/exchanges.ts';
import type { DeskSearch } from '#contract/hours/exchanges-of-bank.ts';
import { personName } from '#contract/person-name.ts';
import { newBankExchangePath } from '#web/desk-paths.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { memberPath, paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { bankExchangesQuery, bankPendingQuery } from '../../parts/queries.ts';
import css from './desk-search.module.css';

const LAST_SHOWN = 3;

/** Its button takes the focus, so that Enter goes on. */
export function PersonStrip({ person }: { person: DeskSearch['people'][number] }) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'search' });
  const act = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => act.current?.querySelector('a')?.focus(), []);
  const { id, phone, total } = person;
  const name = personName(person);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on its links by keyboard is a click too
    <section className={css.strip} aria-label={name} onClick={closeForLinks}>
      <div className={css.who}>
        <div>
          <h3>
            <Link to={memberPath(id)}>{name}</Link>
          </h3>
          {phone && <PhoneLink phone={phone} />}
        </div>
        <p className={css.balance}>
          <Soft as="span">{t('balanceNow')}</Soft>
          <BalanceHours hours={total} size="large" inInk />
        </p>
      </div>
      <LastExchanges id={id} />
      <Waiting id={id} />
      <div ref={act}>
        <ButtonLink to={newBankExchangePath(id)}>{t('record')}</ButtonLink>
      </div>
    </section>
  );
}

/** What leads to another page closes the search on the way. */
function closeForLinks({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.protocol !== 'tel:') closeDialogAround(currentTarget);
}

/** The dialog's own frame hears of it as of every closing. */
export function closeDialogAround(element: Element | null): void {
  element?.closest('dialog')?.close();
}

function LastExchanges({ id }: { id: number }) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'search' });
  const { data } = useQuery(bankExchangesQuery({ personIds: [id], limit: LAST_SHOWN }));
  if (!data) return <TextSkeleton lines={LAST_SHOWN} />;
  if (data.items.length === 0) return <Soft>{t('noExchange')}</Soft>;
  return (
    <ul className={css.last} aria-label={t('last')}>
      {data.items.map((exchange) => (
        <li key={exchange.id}>
          <Line exchange={exchange} id={id} />
        </li>
      ))}
    </ul>
  );
}

function Line({ exchange, id }: { exchange: Exchange; id: number }) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'search' });
  const gave = exchange.userFromId === id;
  const values = {
    hours: hoursText(exchange.quantityOfHours),
    name: gave ? exchange.userToDisplayName : exchange.userFromDisplayName,
  };
  return (
    <Link to={`${paths.bankExchanges}?from=&personIds=${id}&exchange=${exchange.id}`}>
      <Soft as="span">{sentenceDay(exchange.dateOfTransaction, currentLanguage())}</Soft>
      <span>
        {t(gave ? 'gave' : 'received', values)}, {exchange.activity}
      </span>
    </Link>
  );
}

/** How many exchanges wait, and the way to them. */
function Waiting({ id }: { id: number }) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'search' });
  const { data } = useQuery(bankPendingQuery({ personIds: [id], limit: 1 }));
  if (!data) return <TextSkeleton lines={1} />;
  if (data.total === 0) return <Soft>{t('nothingWaits')}</Soft>;
  return (
    <p>
      <Link to={`${paths.bankPendingExchanges}?from=&personIds=${id}`}>
        {t('waits', { count: data.total })}
      </Link>
    </p>
  );
}
