/**
 * Making the exchanges of a batch (law L10): some at a time, each with its outcome in the same
 * transaction, so that a crash repeats nothing and loses nothing.
 */
import type { Deps } from '#server/deps.ts';
import {
  findPairProblems,
  type Occasion,
  type Pair,
  record,
} from '#server/modules/exchanges/recording.ts';
import { confirmsAtOnce } from '#server/modules/exchanges/rules.ts';
import { findStanding } from '#server/modules/members/sql.ts';
import { tell } from '#server/modules/outbox/tell.ts';
import type { Transaction } from '#server/platform/database.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { finishBatch, holdBatch, nextItems, settleItem } from './sql.ts';

export interface BatchWork {
  batchId: number;
}

/** The job; tried again until it is done, since what is done stays done. */
export const BATCH_WORK: JobKind<BatchWork> = { name: 'make-exchanges', tries: 25 };

const AT_ONCE = 50;

/** The task of this room, for the worker that does the portal's jobs. */
export function batchTasks(deps: Deps): Tasks {
  return task(BATCH_WORK, (work) => workOffBatch(deps, work));
}

/** Works until every exchange of the batch is made or refused, then tells the administrator. */
async function workOffBatch(deps: Deps, { batchId }: BatchWork): Promise<void> {
  let open = true;
  while (open) {
    open = await deps.database.transaction((transaction) => workSome(deps, transaction, batchId));
  }
}

/** @returns whether there is more to do */
async function workSome(deps: Deps, transaction: Transaction, batchId: number): Promise<boolean> {
  const batch = await transaction.first(holdBatch, { batchId });
  if (!batch) return false;
  const items = await transaction.rows(nextItems, { batchId, most: AT_ONCE });
  if (items.length === 0) {
    const now = deps.clock.now();
    await transaction.count(finishBatch, { batchId, now });
    await tell(transaction, 'batch-finished', { batchId }, now);
    await tell(transaction, 'batch-with-you', { batchId }, now);
    return false;
  }
  const admin = await readAdmin(transaction, batch.admin_id, batch.bank_id);
  const occasion = {
    activityId: batch.activity_id,
    performedOn: batch.performed_on,
    minutes: batch.minutes,
    note: batch.note,
  };
  for (const item of items) {
    const pair = {
      creditorId: item.creditor_id,
      creditorBankId: batch.bank_id,
      debtorId: item.debtor_id,
      debtorBankId: batch.debtor_bank_id,
    };
    const outcome = await make(deps, transaction, admin, pair, occasion);
    await transaction.count(settleItem, { batchId, position: item.position, ...outcome });
  }
  return true;
}

/** The administrator as they are now: whoever was excluded meanwhile confirms nothing. */
async function readAdmin(transaction: Transaction, personId: number, bankId: number) {
  const standing = await transaction.first(findStanding, { personId });
  const isActive = standing?.bank_id === bankId;
  return {
    personId,
    bankId,
    status: isActive ? standing.status : ('new' as const),
    role: isActive ? standing.role : ('USER' as const),
  };
}

async function make(
  deps: Deps,
  transaction: Transaction,
  admin: Awaited<ReturnType<typeof readAdmin>>,
  pair: Pair,
  occasion: Occasion,
): Promise<{ exchangeId: number | null; refusal: string | null }> {
  const [problem] = await findPairProblems(transaction, pair);
  if (problem) return { exchangeId: null, refusal: problem.code };
  const atOnce = confirmsAtOnce(admin, pair);
  const exchangeId = await record(deps, transaction, admin, pair, occasion, atOnce);
  return { exchangeId, refusal: null };
}
