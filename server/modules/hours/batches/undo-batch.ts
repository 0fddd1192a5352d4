/**
 * Undoing a finished batch as a whole: confirmed exchanges are reversed (law L6), pending ones
 * cancelled (L5), what was decided otherwise meanwhile stays as it is. A job does it, a chunk per
 * transaction, each exchange with its outcome in the same transaction: exactly once, crash or not.
 */
import { type Actor, exchangeRefusal } from '#contract/abilities.ts';
import { isPossible } from '#contract/hours/exchange-states.ts';
import type { Call, Work } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { accountsOf, type Parties } from '#server/modules/hours/exchanges/making.ts';
import { decideExchanges, lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { momentOf } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { addJobs, type JobKind } from '#server/platform/job-queue.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { CHUNK_ITEMS } from './run-batch.ts';
import { finishUndo, lockExchangesToUndo, lockUndo, requestUndo, settleUndone } from './run-sql.ts';
import { findBatch } from './sql.ts';

/** The job; tried again until it is done, since what is done stays done. */
export const UNDO_BATCH: JobKind<{ batchId: number }> = { name: 'undo-exchanges', tries: 25 };

/** Accepts the request to undo a batch; a job does it, a mail reports the result. */
export async function requestBatchUndo(call: Call<'undoExchangeBatch'>): Promise<void> {
  const { db, now, actor } = call;
  const { personId: actorId, bankId } = actor;
  const { id: batchId } = call.params;
  const reason = call.body?.reason || null;
  if (!(await db.first(requestUndo, { batchId, bankId, actorId, reason, now }))) {
    const batch = await db.first(findBatch, { batchId, bankId });
    if (!batch) throw new Refusal('not-found');
    throw new Refusal(batch.finished_at ? 'already-decided' : 'not-finished');
  }
  const detail = { batchId, ...(reason ? { reason } : {}) };
  await audit(db, now, 'batch-undone', { actorId, bankId, detail });
  await addJobs(db, UNDO_BATCH, [{ key: `batch:${batchId}`, payload: { batchId } }]);
}

/** Runs until every exchange of the batch is undone or left, then enqueues the report. */
export async function undoBatch(
  { database, clock }: Deps,
  { batchId }: { batchId: number },
): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await database.transaction((db) =>
      undoChunk({ db, ...momentOf(clock) }, batchId, from),
    );
  }
}

/** @returns the last position it looked at, while there is more to do */
async function undoChunk(
  { db, now }: Work,
  batchId: number,
  after: number,
): Promise<number | undefined> {
  const batch = await db.first(lockUndo, { batchId });
  if (!batch) return undefined;
  const actor = await readUndoer(db, batch);
  const wanted = { batchId, after, most: CHUNK_ITEMS };
  const exchanges = await db.rows(lockExchangesToUndo, wanted);
  await db.rows(lockAccounts, accountsOf(exchanges.map(partiesOf)));
  const undone = exchanges.map((row) => ({ ...row, undo: undoOf(actor, row) }));
  for (const [undo, action] of UNDOING) {
    const ids = undone.filter((row) => row.undo === undo).map((row) => row.id);
    if (ids.length === 0) continue;
    await db.rows(decideExchanges({ action, isUndoable: false }), {
      ids,
      actorId: actor.personId,
      delegateId: null,
      actorBankId: batch.bank_id,
      reason: batch.undo_reason,
      basis: null,
      batchId,
      now,
    });
  }
  const positions = undone.map((row) => row.position);
  await db.count(settleUndone, {
    batchId,
    positions,
    undos: undone.map((row) => row.undo),
  });
  if (exchanges.length === CHUNK_ITEMS) return exchanges.at(-1)?.position;
  await db.count(finishUndo, { batchId, now });
  await enqueueEvent(db, 'batch-undone', { batchId }, now);
  await enqueueEvent(db, 'batch-undone-with-you', { batchId }, now);
  return undefined;
}

/** Who asked for it, as they are now: without their office nothing more is undone. */
async function readUndoer(db: Transaction, batch: RowOf<typeof lockUndo>): Promise<Actor> {
  const personId = batch.undo_by ?? 0;
  const [membership] = await db.rows(lockActiveMembers, {
    personIds: [personId],
    bankIds: [batch.bank_id],
  });
  const role = membership?.role ?? 'USER';
  return { personId, bankId: batch.bank_id, status: membership ? 'normal' : 'new', role };
}

/** How each undoing is decided. */
const UNDOING = [
  ['reversed', 'reverse'],
  ['cancelled', 'cancel'],
] as const;

type Row = RowOf<typeof lockExchangesToUndo>;

/** What becomes of one exchange. */
function undoOf(actor: Actor, row: Row): 'reversed' | 'cancelled' | 'left' {
  const isAdmin = actor.role === 'ADMIN';
  const way = UNDOING.find(([, action]) => isPossible(action, row.state));
  const may =
    isAdmin &&
    !row.is_suspended &&
    way &&
    exchangeRefusal(actor, way[1], partiesOf(row)) === undefined;
  return may ? way[0] : 'left';
}

function partiesOf(row: Row): Parties {
  return {
    creditorId: row.creditor_id,
    creditorBankId: row.creditor_bank_id,
    debtorId: row.debtor_id,
    debtorBankId: row.debtor_bank_id,
  };
}
