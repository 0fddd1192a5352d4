/**
 * The pile of cheques that were read and not booked yet, and the people who gave last. Kept in this tab:
 * a reload or a session that ended loses nothing.
 */
import { useState } from 'react';
import type { ChequeGiver } from '#contract/paper/cheques.ts';
import type { ApiErrorCode } from '#web/api/api-error.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { keepDraft, readDraft } from '#web/ui/form/draft.ts';

/** What the desk read from one cheque. */
export interface PileItem {
  code: string;
  serial: number;
  /** First name first. */
  ownerName: string;
  giverId: number;
  giverName: string;
  /** The bank of the person who gave. */
  giverBankId: number;
  hours: number;
  activityId: number;
  /** `yyyy-MM-dd`. */
  day: string;
  isLate: boolean;
  /** It was said that it is another time than the hours that stand. */
  isAnother?: boolean;
  /** Why it is booked though something is missing of who gave. */
  passing?: string;
  /** Why the portal did not book it. */
  refusal?: ApiErrorCode;
}

/** Somebody who gave, of a bank. */
export type RecentGiver = ChequeGiver & { bankId: number };

interface Kept {
  items: readonly PileItem[];
  givers: readonly RecentGiver[];
}

const EMPTY: Kept = { items: [], givers: [] };
const GIVERS_MAX = 8;

export interface Pile extends Kept {
  add: (item: PileItem, giver: RecentGiver | undefined) => void;
  remove: (code: string) => void;
  refuse: (code: string, refusal: ApiErrorCode) => void;
  /** It is another time than the hours that stand: it is booked with the others. */
  sayAnother: (code: string) => void;
  /** It is booked all the same, for that reason. */
  pass: (code: string, passing: string) => void;
}

/** The pile of this administrator in this tab. */
export function usePile(): Pile {
  const { userId } = useSignedIn();
  const draft = `cheque-pile:${userId}`;
  const [kept, setKept] = useState<Kept>(() => ({ ...EMPTY, ...readDraft(draft, EMPTY) }));
  const change = (next: (before: Kept) => Partial<Kept>) =>
    setKept((before) => {
      const after = { ...before, ...next(before) };
      keepDraft(draft, after);
      return after;
    });
  return {
    ...kept,
    add: (item, giver) =>
      change(({ items, givers }) => ({
        items: [item, ...items.filter(({ code }) => code !== item.code)],
        givers: giver ? withFirst(givers, giver) : givers,
      })),
    remove: (code) =>
      change(({ items }) => ({ items: items.filter((item) => item.code !== code) })),
    refuse: (code, refusal) =>
      change(({ items }) => ({
        items: items.map((item) => (item.code === code ? { ...item, refusal } : item)),
      })),
    sayAnother: (code) =>
      change(({ items }) => ({
        items: items.map((item) =>
          item.code === code ? { ...item, isAnother: true, refusal: undefined } : item,
        ),
      })),
    pass: (code, passing) =>
      change(({ items }) => ({
        items: items.map((item) =>
          item.code === code ? { ...item, passing, refusal: undefined } : item,
        ),
      })),
  };
}

function withFirst(givers: readonly RecentGiver[], giver: RecentGiver): RecentGiver[] {
  return [giver, ...givers.filter(({ id }) => id !== giver.id)].slice(0, GIVERS_MAX);
}

/** The hours of a pile. */
export function sumOfHours(items: readonly Pick<PileItem, 'hours'>[]): number {
  return items.reduce((sum, { hours }) => sum + hours, 0);
}
