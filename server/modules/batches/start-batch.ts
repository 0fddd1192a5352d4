/** Starting a batch (law L10): judged, stored item by item, enqueued; how far batches are; and stopping one. */

import type { ExchangeBatch } from '#contract/batches.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { ALL_CREDITORS, ALL_DEBTORS, type MultipleExchange } from '#contract/exchanges.ts';
import { BATCH_WAIT_SECONDS } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import type { ExchangeTerms } from '#server/modules/exchanges/making.ts';
import { findTermsProblems, termsOf } from '#server/modules/exchanges/recording.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
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
  await enqueueBatch(deps, transaction, admin, {
    debtorBankId: form.bankTo,
    terms: { ...terms, kind: 'service', shareYear: null },
    onePersonId: singlePerson(creditorIds, debtorIds),
    ...{ creditorIds, debtorIds, undoable: form.undoable },
  });
}

interface YearlyShare {
  /** The holder of the bank's fund, which gains the hours. */
  fundId: number;
  personIds: number[];
  minutes: number;
  year: number;
  note: string;
  undoable: boolean | undefined;
}

/** Has the yearly share of a bank made: of each of these people to the fund, confirmed at once (L9). */
export function startShareBatch(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  admin: SignedInMember,
  { fundId, personIds, minutes, year, note, undoable }: YearlyShare,
): Promise<void> {
  const performedOn = deps.clock.today();
  const terms = { kind: 'share', shareYear: year, activityId: null, performedOn } as const;
  return enqueueBatch(deps, transaction, admin, {
    debtorBankId: admin.bankId,
    terms: { ...terms, minutes, note },
    // Everybody gets a letter about their own.
    onePersonId: null,
    ...{ creditorIds: [fundId], debtorIds: personIds, undoable },
  });
}

interface NewBatch {
  debtorBankId: number;
  terms: ExchangeTerms & { kind: 'service' | 'share'; shareYear: number | null };
  creditorIds: number[];
  debtorIds: number[];
  onePersonId: number | null;
  undoable: boolean | undefined;
}

/** Keeps what is asked for, item by item, and the job that makes it. */
async function enqueueBatch(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { personId: adminId, bankId }: SignedInMember,
  { debtorBankId, terms, creditorIds, debtorIds, onePersonId, undoable }: NewBatch,
): Promise<void> {
  const now = clock.now();
  const startsAt = undoable ? minutesAfter(now, BATCH_WAIT_SECONDS / 60) : null;
  const batch = await transaction.first(insertBatch, {
    ...terms,
    ...{ bankId, adminId, debtorBankId, onePersonId, now, startsAt },
  });
  if (!batch) throw new Error('an inserted batch has an id');
  const batchId = batch.id;
  const { shareYear } = terms;
  await transaction.count(insertItems, { batchId, creditorIds, debtorIds, shareYear });
  const delaySeconds = undoable ? BATCH_WAIT_SECONDS : 0;
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
