/**
 * Welcome hours: a gift of the fund to a person who becomes a member of the bank for the first time. A job
 * gives them once nobody can take the acceptance back any more; where the fund would go below its
 * limit the gift waits for the desk.
 */
import { TAKE_BACK_SECONDS } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import { isSuspended } from '#server/modules/banks/banks/suspended.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { record } from '#server/modules/hours/exchanges/making.ts';
import { momentOf } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { wordsIn } from '#server/platform/texts.ts';
import { fundOf, giftTerms, within } from './gifts.ts';
import { findNewcomer } from './sql.ts';

const BOOKS = wordsIn('server-books');

interface Newcomer {
  personId: number;
  bankId: number;
}

/** The job; tried again until it is done, since what is done stays done. */
const GIVE_WELCOME: JobKind<Newcomer> = { name: 'give-welcome-hours', tries: 25 };

/** A little longer than an answer can be taken back. */
const AFTER_TAKE_BACK_SECONDS = TAKE_BACK_SECONDS + 10;

/** How long the gift of a bank that is suspended waits before it is tried again (specification §38). */
const ASK_AGAIN_SECONDS = 60 * 60;

/** Remembers, in the transaction of the acceptance, to welcome the new member. */
export function enqueueWelcome(
  transaction: Transaction,
  newcomer: Newcomer,
  delaySeconds = AFTER_TAKE_BACK_SECONDS,
): Promise<void> {
  const key = `${newcomer.bankId}:${newcomer.personId}`;
  return addJobs(transaction, GIVE_WELCOME, [{ key, payload: newcomer, delaySeconds }]);
}

/** The background work of the fund. */
export function fundTasks(deps: Pick<Deps, 'database' | 'clock'>): Tasks {
  return task(GIVE_WELCOME, (newcomer) => giveWelcome(deps, newcomer));
}

/** Gives the hours once; nothing where the rule is off, or the person is no newcomer any more. */
async function giveWelcome(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { personId, bankId }: Newcomer,
): Promise<void> {
  await database.transaction(async (db) => {
    const work = { db, ...momentOf(clock) };
    if (await isSuspended(db, bankId)) {
      return enqueueWelcome(db, { personId, bankId }, ASK_AGAIN_SECONDS);
    }
    const { 'newcomer-gift': minutes } = await rulesOfBank(db, bankId);
    if (minutes === 0) return;
    const fundId = await fundOf(db, bankId);
    const newcomer = await db.first(findNewcomer, { personId, bankId, fundId });
    if (!newcomer?.decided_by) return;
    const administrator = { personId: newcomer.decided_by, bankId };
    await record(work, administrator, {
      pairs: [within(bankId, { creditorId: personId, debtorId: fundId })],
      terms: giftTerms(work.today, minutes, BOOKS[newcomer.locale].notes.welcome),
      atOnce: true,
    });
  });
}
