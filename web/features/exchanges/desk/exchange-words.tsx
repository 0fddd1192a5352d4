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
  | 'userFromFullName'
  | 'userToFullName'
  | 'bankFromName'
  | 'bankToName'
  | 'dateOfTransaction'
  | 'quantityOfHours'
>;

/** "Ferrari Anna ha dato 1 h 30 a Bianchi Marco il 18 novembre." */
export function ExchangeSentence({ exchange }: { exchange: ToldExchange }) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <p>
      <Trans
        t={t}
        i18nKey="sentence"
        values={{
          creditor: exchange.userFromFullName,
          debtor: exchange.userToFullName,
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
  const { userFromId, userFromFullName, bankFromName, userToId, userToFullName, bankToName } =
    exchange;
  const sides = [
    { id: userFromId, name: userFromFullName, bank: bankFromName, change: hours },
    { id: userToId, name: userToFullName, bank: bankToName, change: -hours },
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
