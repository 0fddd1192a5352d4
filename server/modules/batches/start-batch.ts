/** Starting a batch (law L10): judged, stored item by item, enqueued; how far batches are; and stopping one. */
import type { ExchangeBatch } from '#contract/batches.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { ALL_CREDITORS, ALL_DEBTORS, type MultipleExchange } from '#contract/exchanges.ts';
import { BATCH_WAIT_SECONDS } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { findTermsProblems, termsOf } from '#server/modules/exchanges/recording.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
import { minutesAfter } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { type Page, type PageValues, readPage } from '#server/platform/paging.ts';
import { presentBatch } from './present.ts';
import { RUN_BATCH } from './run-batch.ts';
import {
  findActiveMembers,
  findBatch,
  insertBatch,
  insertItems,
  listBatches,
  listOthers,
  stopWaiting,
} from './sql.ts';

/**
 * Accepts many exchanges; a job makes them, a mail reports the result. An `undoable` batch
 * starts `BATCH_WAIT_SECONDS` later and can be stopped until then; any other starts at once.
 * The same key and form are accepted once.
 * @throws Refusal `idempotency-key-reused`, or field problems: of the occasion, or `not-a-member`
 *   for every id that is no active member of its side's bank, whether there is such a person or not
 */
export async function startBatch(
  deps: Deps,
  admin: SignedInMember,
  form: MultipleExchange,
  key: string | undefined,
): Promise<void> {
  const intention = { personId: admin.personId, key, request: ['multiple', form] };
  await withIdempotencyKey(
    deps.database,
    deps.clock,
    intention,
    () => null,
    async (transaction) => {
      await takeInCharge(deps, transaction, admin, form);
      return null;
    },
  );
}

async function takeInCharge(
  deps: Deps,
  transaction: Transaction,
  admin: SignedInMember,
  form: MultipleExchange,
): Promise<void> {
  const terms = termsOf(form);
  const banks = { creditorBankId: admin.bankId, debtorBankId: form.bankTo };
  refuseFields([
    ...(await findTermsProblems(deps, transaction, terms, banks)),
    ...(await findPeopleProblems(transaction, 'listUserFrom', admin.bankId, form)),
    ...(await findPeopleProblems(transaction, 'listUserTo', form.bankTo, form)),
  ]);
  const { creditorIds, debtorIds } = await peopleOf(transaction, admin, form);
  const now = deps.clock.now();
  const batch = await transaction.first(insertBatch, {
    bankId: admin.bankId,
    adminId: admin.personId,
    debtorBankId: form.bankTo,
    activityId: terms.activityId,
    performedOn: terms.performedOn,
    minutes: terms.minutes,
    note: terms.note,
    onePersonId: singlePerson(creditorIds, debtorIds),
    now,
    startsAt: form.undoable ? minutesAfter(now, BATCH_WAIT_SECONDS / 60) : null,
  });
  if (!batch) throw new Error('an inserted batch has an id');
  const batchId = batch.id;
  await transaction.count(insertItems, { batchId, creditorIds, debtorIds });
  const delaySeconds = form.undoable ? BATCH_WAIT_SECONDS : 0;
  await addJobs(transaction, RUN_BATCH, [
    { key: `batch:${batchId}`, payload: { batchId }, delaySeconds },
  ]);
}

/** Both sides as lists; `all` means every active member of that side's bank but the other side. */
async function peopleOf(
  transaction: Transaction,
  admin: SignedInMember,
  { all, bankTo, listUserFrom, listUserTo }: MultipleExchange,
): Promise<{ creditorIds: number[]; debtorIds: number[] }> {
  const othersOf = async (bankId: number, [exceptId = 0]: number[]) =>
    (await transaction.rows(listOthers, { bankId, exceptId })).map(({ id }) => id);
  return {
    creditorIds: all === ALL_CREDITORS ? await othersOf(admin.bankId, listUserTo) : listUserFrom,
    debtorIds: all === ALL_DEBTORS ? await othersOf(bankTo, listUserFrom) : listUserTo,
  };
}

/** The single person on one side of several exchanges; null when neither side is such a one. */
function singlePerson(creditorIds: number[], debtorIds: number[]): number | null {
  const [single, others] =
    creditorIds.length === 1 ? [creditorIds, debtorIds] : [debtorIds, creditorIds];
  return single.length === 1 && others.length > 1 ? (single[0] ?? null) : null;
}

/** One answer for every id outside the bank: nobody learns which people exist elsewhere. */
async function findPeopleProblems(
  transaction: Transaction,
  path: 'listUserFrom' | 'listUserTo',
  bankId: number,
  form: MultipleExchange,
): Promise<FieldProblem[]> {
  const personIds = form[path];
  if (personIds.length === 0) return [];
  const rows = await transaction.rows(findActiveMembers, { bankId, personIds });
  const active = new Set(rows.map((row) => row.person_id));
  return personIds.every((id) => active.has(id)) ? [] : [{ path, code: 'not-a-member' }];
}

/** How far the bank's batches have come, the latest first. */
export function readBatches(
  { database, clock }: Deps,
  admin: SignedInMember,
  page: PageValues,
): Promise<Page<ExchangeBatch>> {
  const now = clock.now();
  return readPage(database, listBatches, { ...page, bankId: admin.bankId }, (row) =>
    presentBatch(row, now),
  );
}

/**
 * Stops a batch before it starts: it makes no exchange and sends no letter.
 * @throws Refusal `not-found`, `already-started`, or `already-decided` when it was stopped before
 */
export async function stopBatch(
  { database, clock }: Deps,
  { personId: actorId, bankId }: SignedInMember,
  batchId: number,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const stopped = await transaction.first(stopWaiting, { batchId, bankId, actorId, now });
    if (!stopped) {
      const batch = await transaction.first(findBatch, { batchId, bankId });
      if (!batch) throw new Refusal('not-found');
      throw new Refusal(batch.stopped_at ? 'already-decided' : 'already-started');
    }
    await audit(transaction, now, 'batch-stopped', { actorId, bankId, detail: { batchId } });
  });
}
