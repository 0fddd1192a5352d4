/** What an exchange that waits says, in plain sentences, before anybody decides (look: a decision). */
import { Trans, useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Bone } from '#web/ui/skeleton.tsx';
import css from './exchanges.module.css';
import { otherName } from './other-name.ts';

const b = <strong className={css.strong} />;

interface PendingProps {
  exchange: Exchange;
  readerId: number;
}

/** "Anna Ferrari gave you 1 h 30 on 18 November." and what for. */
export function PendingSentence({ exchange, readerId }: PendingProps) {
  const { t } = useTranslation('exchanges');
  const isGiven = exchange.userFromId === readerId;
  const isSameBank = exchange.bankFromName === exchange.bankToName;
  const values = {
    name: otherName(exchange, readerId),
    bank: isGiven ? exchange.bankToName : exchange.bankFromName,
    hours: hoursText(exchange.quantityOfHours),
    day: onDay(exchange.dateOfTransaction, currentLanguage()),
  };
  const key = isGiven ? 'sentence.youGave' : 'sentence.gaveYou';
  return (
    <>
      <p>
        <Trans
          t={t}
          i18nKey={isSameBank ? key : `${key}Across`}
          values={values}
          components={{ b }}
        />
      </p>
      <p className={css.what}>
        {exchange.activity}: {exchange.note}
      </p>
    </>
  );
}

interface BalanceChangeProps extends PendingProps {
  /** The reader's balance now, in hours; undefined until it is known. */
  balance: number | undefined;
}

/** "Your balance goes from 3 h 30 to 2 h." For the creditor: once the other one confirms. */
export function BalanceChange({ exchange, readerId, balance }: BalanceChangeProps) {
  const { t } = useTranslation('exchanges');
  if (balance === undefined) return <Bone width="20rem" />;
  const isGiven = exchange.userFromId === readerId;
  const hours = isGiven ? exchange.quantityOfHours : -exchange.quantityOfHours;
  const values = { from: hoursText(balance), to: hoursText(balance + hours) };
  return (
    <p>
      <Trans
        t={t}
        i18nKey={isGiven ? 'sentence.balanceOnceConfirmed' : 'sentence.balance'}
        values={values}
        components={{ b }}
      />
    </p>
  );
}
