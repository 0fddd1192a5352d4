/**
 * Books a pile, one cheque after the other. Each cheque is booked once however often it is sent, so
 * that a pile that broke off is simply sent again.
 */
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { type Pile, type PileItem, sumOfHours } from './pile.ts';

/** How a pile went. */
export interface Outcome {
  booked: number;
  /** Of those booked, how many wait for somebody's confirmation. */
  waiting: number;
  hours: number;
  failed: number;
}

interface BookingPile {
  /** How many are done while it runs. */
  done: number | undefined;
  outcome: Outcome | undefined;
  book: () => Promise<unknown>;
  /** Forgets how the last one went. */
  clear: () => void;
}

/** After these the next cheque would not fare better. */
const HOPELESS = ['offline', 'unauthenticated', 'forbidden', 'unavailable'];

/** How to book a pile, and how it went. */
export function useBookPile(pile: Pile): BookingPile {
  const [done, setDone] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const action = useAction({
    send: async (items: readonly PileItem[]) => {
      const booked: PileItem[] = [];
      let waiting = 0;
      for (const item of items) {
        setDone(booked.length);
        try {
          const { status } = await call('bookCheque', bookingOf(item));
          if (status === 'pending') waiting += 1;
          booked.push(item);
          pile.remove(item.code);
        } catch (error) {
          const code = codeOf(error);
          pile.refuse(item.code, code);
          if (HOPELESS.includes(code)) break;
        }
      }
      return {
        booked: booked.length,
        waiting,
        hours: sumOfHours(booked),
        failed: items.length - booked.length,
      };
    },
  });
  return {
    done,
    outcome,
    book: async () => {
      setOutcome(undefined);
      // The first that was read is the first on the paper pile.
      setOutcome(await action.send(pile.items.toReversed()).finally(() => setDone(undefined)));
    },
    clear: () => setOutcome(undefined),
  };
}

function bookingOf(item: PileItem) {
  return {
    params: { code: item.code },
    body: {
      userFrom: item.giverId,
      bankFrom: item.giverBankId,
      activity: item.activityId,
      dateOfTransaction: item.day,
      quantityOfHours: item.hours,
      late: item.isLate,
      another: item.isAnother,
      passing: item.passing,
    },
  };
}
