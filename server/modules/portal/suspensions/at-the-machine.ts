/** Suspending and reopening a bank, done by the person who runs the portal (specification §33). */
import { suspensionReasonSchema } from '#contract/portal/suspensions.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { findByWord } from './sql.ts';
import { beginSuspension, endSuspension } from './suspending.ts';

/** What is done to the bank, and what is said when that is done already. */
const ACTS = {
  suspend: { act: beginSuspension, already: 'is suspended already' },
  reopen: { act: endSuspension, already: 'is not suspended' },
} as const;

/**
 * Suspends or reopens a bank.
 * @param word the number or the name of the bank
 * @returns the name of the bank
 * @throws StartFailure when there is no such bank, it is in that state already, or the reason is
 *   missing or too long
 */
export async function suspendOrReopen(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  what: keyof typeof ACTS,
  { word, reason }: { word: string; reason: string | undefined },
): Promise<string> {
  const read = suspensionReasonSchema.safeParse({ reason });
  if (!read.success) {
    throw new StartFailure('--reason says why, in at most 500 letters: the bank reads it.');
  }
  const id = /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null;
  const [bank, second] = await database.rows(findByWord, { id, name: word });
  if (!bank) throw new StartFailure(`There is no bank of the name or number ${word}.`);
  if (second) throw new StartFailure(`${word} is the number of one bank and the name of another.`);
  const { act, already } = ACTS[what];
  const asked = { bankId: bank.id, reason: read.data.reason, actorId: null };
  await database
    .transaction((db) => act({ db, clock }, asked))
    .catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      throw new StartFailure(`${bank.name} ${already}.`);
    });
  return bank.name;
}
