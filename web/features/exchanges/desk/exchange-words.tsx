/** What an exchange between two members says, seen from the bank: a sentence, and both balances after it. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { banksQuery } from '../queries.ts';
import css from './desk.module.css';
import { balanceQuery } from './queries.ts';

const b = <strong className={css.strong} />;

/** Who gave, who received, when and how long. */
export type ToldExchange = Pick<
  Exchange,
  | 'userFromId'
  | 'userToId'
  | 'userFromDisplayName'
  | 'userToDisplayName'
  | 'bankFromName'
  | 'bankToName'
  | 'dateOfTransaction'
  | 'quantityOfHours'
>;

/** "Anna Ferrari ha dato 1 h 30 a Marco Bianchi il 18 novembre." */
export function ExchangeSentence({ exchange }: { exchange: ToldExchange }) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <p>
      <Trans
        t={t}
        i18nKey="sentence"
        values={{
          creditor: exchange.userFromDisplayName,
          debtor: exchange.userToDisplayName,
          hours: hoursText(exchange.quantityOfHours),
          day: onDay(exchange.dateOfTransaction, currentLanguage()),
        }}
        components={{ b }}
      />
    </p>
  );
}

/** "Cucito: Orlo ai pantaloni", which tells alike ones apart. */
export function ExchangeMatterLine({
  exchange,
}: {
  exchange: Pick<Exchange, 'activity' | 'note'>;
}) {
  return (
    <p className={css.soft}>
      {exchange.activity}: {exchange.note}
    </p>
  );
}

interface BalancesAfterProps {
  exchange: ToldExchange;
  /** The hours go back instead. */
  isUndone?: boolean;
}

/** The balances of those of the two who are of one's own bank; nothing about the others' is known here. */
export function BalancesAfter({ exchange, isUndone }: BalancesAfterProps) {
  const { t } = useTranslation('bank-exchanges');
  const { data: banks } = useQuery(banksQuery);
  const own = banks?.[0]?.name;
  const hours = isUndone ? -exchange.quantityOfHours : exchange.quantityOfHours;
  const { userFromId, userFromDisplayName, userToId, userToDisplayName } = exchange;
  const sides = [
    { id: userFromId, name: userFromDisplayName, bank: exchange.bankFromName, change: hours },
    { id: userToId, name: userToDisplayName, bank: exchange.bankToName, change: -hours },
  ].filter(({ bank }) => bank === own);
  const balances = useQueries({ queries: sides.map(({ id }) => balanceQuery(id)) });
  return sides.map(({ id, name, change }, index) => {
    const now = balances[index]?.data;
    if (now === undefined) return null;
    const values = { name, from: hoursText(now), to: hoursText(now + change) };
    return (
      <p key={id}>
        <Trans t={t} i18nKey="balance" values={values} components={{ b }} />
      </p>
    );
  });
}
