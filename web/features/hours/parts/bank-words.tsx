/** An exchange between two members in words, seen from the bank's desk. */
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange, PendingExchange } from '#contract/hours/exchanges.ts';
import { read } from '#web/api/read.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import css from './exchange.module.css';

/** Who gave, who received, when and how long. */
export type ExchangeTerms = Pick<
  Exchange,
  | 'userFromId'
  | 'userToId'
  | 'userFromDisplayName'
  | 'userToDisplayName'
  | 'bankFromName'
  | 'bankToName'
  | 'dateOfTransaction'
  | 'quantityOfHours'
> &
  // A form that is filled has neither yet: it is a service between two people.
  Partial<Pick<Exchange, 'kind' | 'fundSide'>>;

/** "Anna Ferrari ha dato 1 h 30 a Marco Bianchi il 18 novembre." */
export function ExchangeSentence({ exchange }: { exchange: ExchangeTerms }) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <p>
      <Marked
        text={t(!exchange.kind || exchange.kind === 'service' ? 'sentence' : 'moved', {
          creditor: exchange.userFromDisplayName,
          debtor: exchange.userToDisplayName,
          hours: hoursText(exchange.quantityOfHours),
          day: onDay(exchange.dateOfTransaction, currentLanguage()),
        })}
      />
    </p>
  );
}

/** "Cucito: Orlo ai pantaloni", which tells similar exchanges apart. */
export function ExchangeMatterLine({
  exchange,
}: {
  exchange: Pick<Exchange, 'activity' | 'note'>;
}) {
  return (
    <Soft>
      {exchange.activity}: {exchange.note}
    </Soft>
  );
}

interface BalancesAfterProps {
  exchange: ExchangeTerms;
  /** The hours go back instead. */
  isUndone?: boolean;
}

/** The balances of the two members, as far as they are of this bank; others' are not known here. */
export function BalancesAfter({ exchange, isUndone }: BalancesAfterProps) {
  const { t } = useTranslation('bank-exchanges');
  const { data: banks } = useQuery(read('matchBanks'));
  const own = banks?.[0]?.name;
  const hours = isUndone ? -exchange.quantityOfHours : exchange.quantityOfHours;
  const { userFromId, userFromDisplayName, userToId, userToDisplayName } = exchange;
  const sides = [
    {
      side: 'from',
      id: userFromId,
      name: userFromDisplayName,
      bank: exchange.bankFromName,
      change: hours,
    },
    {
      side: 'to',
      id: userToId,
      name: userToDisplayName,
      bank: exchange.bankToName,
      change: -hours,
    },
  ].filter(({ bank, side }) => bank === own && side !== exchange.fundSide);
  const balances = useQueries({
    queries: sides.map(({ id }) => read('readUser', { params: { id } })),
  });
  return sides.map(({ id, name, change }, index) => {
    const now = balances[index]?.data?.total;
    if (now === undefined) return null;
    const values = { name, from: hoursText(now), to: hoursText(now + change) };
    return (
      <p key={id}>
        <Marked text={t('balance', values)} />
      </p>
    );
  });
}

interface ExchangeLinesProps<Row extends { exchange: PendingExchange }> {
  label: string;
  rows: readonly Row[];
  /** Has a limited height, and scrolls. */
  isBoxed?: boolean;
  /** What else to say of a row. */
  children?: (row: Row) => ReactNode;
}

/** A list that can be reached by keyboard, as it may be longer than the window. */
export function ExchangeLines<Row extends { exchange: PendingExchange }>(
  props: ExchangeLinesProps<Row>,
) {
  const { label, rows, isBoxed, children } = props;
  return (
    <ul
      className={isBoxed ? css.boxed : css.lines}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={label}
    >
      {rows.map((row) => (
        <li key={row.exchange.id}>
          <ExchangeSentence exchange={row.exchange} />
          <ExchangeMatterLine exchange={row.exchange} />
          {children?.(row)}
        </li>
      ))}
    </ul>
  );
}
