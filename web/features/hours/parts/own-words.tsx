/** An exchange in words, seen by one of its two members. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage, loadNamespaces } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import css from './exchange.module.css';

/** The name of the one who is not the reader, first name first. */
export function otherName(exchange: Exchange, readerId: number): string {
  return exchange.userFromId === readerId
    ? exchange.userToDisplayName
    : exchange.userFromDisplayName;
}

/** The id of the one who is not the reader. */
export function otherId({ userFromId, userToId }: Exchange, readerId: number): number {
  return userFromId === readerId ? userToId : userFromId;
}

/** Plus what the reader gave, minus what they received, whichever way the list has it. */
export function signedHours(exchange: Exchange, readerId: number): number {
  const hours = Math.abs(exchange.quantityOfHours);
  return exchange.userFromId === readerId ? hours : -hours;
}

/** "+1 h 30" for what was given, "−1 h" for what was received, with a word for screen readers. */
export function SignedHours({ hours, inInk }: { hours: number; inInk?: boolean }) {
  const { t } = useTranslation('exchanges');
  const isGiven = hours > 0;
  return (
    <Hours
      text={hoursText(Math.abs(hours))}
      tone={isGiven ? 'gained' : 'spent'}
      word={t(isGiven ? 'given' : 'received')}
      inInk={inInk}
    />
  );
}

interface OwnProps {
  exchange: Exchange;
  readerId: number;
  /** Leaves out on a wide screen what the row above says already. */
  isInRow?: boolean;
}

/** "Anna Ferrari gave you 1 h 30 on 18 November." and what for. */
export function OwnSentence({ exchange, readerId, isInRow }: OwnProps) {
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
  const moved = isGiven ? 'sentence.movedToYou' : 'sentence.movedFromYou';
  return (
    <>
      <p>
        <Marked
          text={
            exchange.kind === 'service'
              ? t(isSameBank ? key : `${key}Across`, values)
              : t(moved, values)
          }
        />
      </p>
      <Soft className={isInRow ? css.onCard : undefined}>
        {exchange.activity}: {exchange.note}
      </Soft>
    </>
  );
}

/** Fetched when a balance is shown, not with the first load. */
export const BandLine = lazy(async () => {
  const [line] = await Promise.all([import('./band-line.tsx'), loadNamespaces(['limits'])]);
  return line;
});

interface BalanceChangeProps {
  exchange: Exchange;
  readerId: number;
  /** The reader's balance now, in hours; undefined until it is known. */
  balance: number | undefined;
}

/** "Your balance goes from 3 h 30 to 2 h." For the creditor: once the other one confirms. */
export function BalanceChange({ exchange, readerId, balance }: BalanceChangeProps) {
  const { t } = useTranslation('exchanges');
  if (balance === undefined) return <SkeletonBar width="20rem" />;
  const change = signedHours(exchange, readerId);
  return (
    <>
      <p>
        <Marked
          text={t(change > 0 ? 'sentence.balanceOnceConfirmed' : 'sentence.balance', {
            from: hoursText(balance),
            to: hoursText(balance + change),
          })}
        />
      </p>
      <Suspense>
        <BandLine balance={balance} change={change} />
      </Suspense>
    </>
  );
}
