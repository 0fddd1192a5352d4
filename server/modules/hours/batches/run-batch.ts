/**
 * Running a batch (law L10): a chunk of items per transaction, each with its outcome in the same
 * transaction, so that a crash repeats nothing and loses nothing. A chunk takes a handful of
 * statements whatever its size, and locks everything it touches in one order before it books.
 */
import type { Actor } from '#contract/abilities.ts';
import type { ErrorCode, FieldCode } from '#contract/errors.ts';
import type { Work, WorkInZone } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { areLinked } from '#server/modules/banks/banks/lists.ts';
import { isSuspended } from '#server/modules/banks/banks/suspended.ts';
import {
  finishSureOfPile,
  keyOfPair,
  takeTurnAndFindCarried,
} from '#server/modules/hours/exchanges/appointments.ts';
import {
  accountsOf,
  type ExchangeTerms,
  type Parties,
  record,
} from '#server/modules/hours/exchanges/making.ts';
import { confirmsAtOnce, problemsOfParties } from '#server/modules/hours/exchanges/rules.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { momentOf } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import type { JobKind } from '#server/platform/job-queue.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { claimBatch, finishBatch, nextItems, settleMade, settleRefused } from './run-sql.ts';

/** The job; tried again until it is done, since what is done stays done. */
export const RUN_BATCH: JobKind<{ batchId: number }> = { name: 'make-exchanges', tries: 25 };

/** Small, so that a confirmation that runs meanwhile waits only a moment. */
export const CHUNK_ITEMS = 100;

type Batch = RowOf<typeof claimBatch>;
type Admin = Actor & { bankId: number };

interface Item extends Parties {
  position: number;
}

/** Runs until every exchange of the batch is made or refused, then enqueues the report. */
export async function runBatch(
  { database, clock, config }: Deps,
  { batchId }: { batchId: number },
): Promise<void> {
  let open = true;
  while (open) {
    open = await database.transaction((db) =>
      runChunk({ db, ...momentOf(clock), config }, batchId),
    );
  }
}

/** @returns whether there is more to do */
async function runChunk(work: WorkInZone, batchId: number): Promise<boolean> {
  const { db, now } = work;
  const batch = await db.first(claimBatch, { batchId, now });
  if (!batch) return false;
  const rows = await db.rows(nextItems, { batchId, most: CHUNK_ITEMS });
  const items = rows.map((row) => ({
    position: row.position,
    creditorId: row.creditor_id,
    creditorBankId: batch.bank_id,
    debtorId: row.debtor_id,
    debtorBankId: batch.debtor_bank_id,
  }));
  if (items.length > 0) await settle(work, batch, items);
  if (items.length === CHUNK_ITEMS) return true;
  await db.count(finishBatch, { batchId, now });
  await enqueueEvent(db, 'batch-finished', { batchId }, now);
  await enqueueEvent(db, 'batch-with-you', { batchId }, now);
  return false;
}

/** Makes or refuses each of these items. */
async function settle(work: WorkInZone, batch: Batch, items: Item[]) {
  const { db } = work;
  const { admin, refusalOf } = await judge(db, batch, items);
  const carried = await carriedOf(work, batch, items);
  const isCarried = (item: Item) => carried.has(keyOfPair(item));
  const judged = items.map((item) => ({
    item,
    refusal: refusalOf(item) ?? (isCarried(item) ? 'already-recorded' : undefined),
  }));
  const possible = judged.flatMap(({ item, refusal }) => (refusal ? [] : [item]));
  const refused = judged.flatMap(({ item, refusal }) => (refusal ? [{ item, refusal }] : []));
  const exchangeIds = await make(work, admin, batch, possible);
  const batchId = batch.id;
  if (exchangeIds.length > 0) await db.count(settleMade, { batchId, exchangeIds });
  if (batch.kind === 'service') await finishSureOfPile(work, exchangeIds);
  if (refused.length === 0) return;
  await db.count(settleRefused, {
    batchId,
    positions: refused.map(({ item }) => item.position),
    refusals: refused.map(({ refusal }) => refusal),
  });
}

/** The hours that appointments of that day carry already: nobody can be asked whether it was another time. */
async function carriedOf(
  work: WorkInZone,
  { kind, activity_id: activityId, performed_on: day }: Batch,
  pairs: Item[],
): Promise<ReadonlyMap<string, unknown>> {
  if (kind !== 'service' || activityId === null) return new Map();
  return takeTurnAndFindCarried(work, { pairs, activityId, day });
}

/**
 * Checked when the batch runs, not when it was requested: the two banks are the same or linked, the
 * administrator still administers their bank, the friend bank is not suspended, and both people are
 * members (law L2).
 */
async function judge(db: Transaction, batch: Batch, items: Item[]) {
  const { admin_id: adminId, bank_id: bankId, debtor_bank_id: debtorBankId } = batch;
  const people = accountsOf(items);
  const active = await db.rows(lockActiveMembers, {
    personIds: [adminId, ...people.personIds],
    bankIds: [bankId, ...people.bankIds],
  });
  const roleIn = new Map(active.map((row) => [`${row.person_id} in ${row.bank_id}`, row.role]));
  const role = roleIn.get(`${adminId} in ${bankId}`);
  const admin: Admin = {
    personId: adminId,
    bankId,
    status: role ? 'normal' : 'new',
    role: role ?? 'USER',
  };
  const areFriends = bankId === debtorBankId || (await areLinked(db, bankId, debtorBankId));
  const isClosed = await isSuspended(db, debtorBankId);
  const refusalOf = (item: Item): FieldCode | ErrorCode | undefined => {
    if (admin.role !== 'ADMIN') return 'forbidden';
    if (!areFriends) return 'bank-not-linked';
    if (isClosed) return 'bank-suspended';
    const [problem] = problemsOfParties({
      ...item,
      // The fund, which gains a share or for which somebody works, is no member.
      creditorIsActive:
        batch.kind === 'share' || roleIn.has(`${item.creditorId} in ${item.creditorBankId}`),
      debtorIsActive: batch.for_fund || roleIn.has(`${item.debtorId} in ${item.debtorBankId}`),
    });
    return problem?.code;
  };
  return { admin, refusalOf };
}

/** Records the exchanges, and confirms those that need nobody else (law L9). @returns their ids */
async function make(work: Work, admin: Admin, batch: Batch, items: Item[]): Promise<number[]> {
  if (items.length === 0) return [];
  await work.db.rows(lockAccounts, accountsOf(items));
  const terms: ExchangeTerms = {
    kind: batch.kind,
    activityId: batch.activity_id,
    performedOn: batch.performed_on,
    minutes: batch.minutes,
    note: batch.note,
  };
  const { yes: now = [], no: later = [] } = Object.groupBy(items, (item) =>
    confirmsAtOnce(admin, item) ? 'yes' : 'no',
  );
  const about = { terms, batchId: batch.id };
  return [
    ...(await record(work, admin, { ...about, pairs: now, atOnce: true })),
    ...(await record(work, admin, { ...about, pairs: later, atOnce: false })),
  ];
}
