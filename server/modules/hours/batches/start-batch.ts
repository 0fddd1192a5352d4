/** Starting a batch (law L10): judged, stored item by item, enqueued; how far batches are; and stopping one. */

import type { FieldProblem } from '#contract/errors.ts';
import type { Evening, ExchangeBatch } from '#contract/hours/batches.ts';
import { ALL_CREDITORS, ALL_DEBTORS, type MultipleExchange } from '#contract/hours/exchanges.ts';
import { minutesFromHours } from '#contract/hours/hours.ts';
import { BATCH_WAIT_SECONDS } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import type { ExchangeTerms } from '#server/modules/hours/exchanges/making.ts';
import { findTermsProblems, termsOf } from '#server/modules/hours/exchanges/recording.ts';
import { fundOf } from '#server/modules/hours/fund/gifts.ts';
import { assertMayGive } from '#server/modules/hours/limits/giver.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { assertOpen } from '#server/modules/running/guards/open-rooms.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
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
 * @throws Refusal field problems: of the occasion, or `not-a-member` for every id that is no active
 *   member of its side's bank, whether there is such a person or not
 */
export async function startBatch(call: Call<'createMultipleExchanges'>): Promise<void> {
  const { db, actor: admin, body: form } = call;
  const terms = termsOf(form);
  const banks = { creditorBankId: admin.bankId, debtorBankId: form.bankTo };
  refuseFields([
    ...(await findTermsProblems(call, terms, banks)),
    ...(await findPeopleProblems(db, 'listUserFrom', admin.bankId, form)),
    ...(await findPeopleProblems(db, 'listUserTo', form.bankTo, form)),
  ]);
  const { creditorIds, debtorIds } = await peopleOf(db, admin, form);
  const giving = { giverIds: creditorIds, bankId: admin.bankId, day: terms.performedOn };
  await assertMayGive(call, giving, { isDesk: true, passing: form.passing });
  await enqueueBatch(call, {
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
  call: ChangeCall,
  { fundId, personIds, minutes, year, note, undoable }: YearlyShare,
): Promise<void> {
  const { today: performedOn, actor: admin } = call;
  const terms = { kind: 'share', shareYear: year, activityId: null, performedOn } as const;
  return enqueueBatch(call, {
    debtorBankId: admin.bankId,
    terms: { ...terms, minutes, note },
    // Everybody gets a letter about their own.
    onePersonId: null,
    ...{ creditorIds: [fundId], debtorIds: personIds, undoable },
  });
}

/**
 * Accepts what people did on an evening, for one member or for the bank itself: a batch for each length of
 * time, made, stopped and taken back like any other.
 * @throws Refusal field problems: of the occasion, or of one of the people; `room-closed` for the bank
 *   itself where its fund is closed
 */
export async function startEvening(call: Call<'recordEvening'>): Promise<void> {
  const { db, actor: admin, body: form } = call;
  const { bankId } = admin;
  const { people, other, came, undoable } = form;
  const terms = termsOf({ ...form, bankTo: bankId, quantityOfHours: people[0]?.hours ?? 0 });
  const banks = { creditorBankId: bankId, debtorBankId: bankId };
  refuseFields([
    ...(await findTermsProblems(call, terms, banks)),
    ...(await findEveningProblems(db, bankId, form)),
  ]);
  if (other === null) await assertOpen(db, bankId, 'fund');
  const others = [other ?? (await fundOf(db, bankId))];
  const giverIds = came === 'gave' ? people.map(({ id }) => id) : others;
  const giving = { giverIds, bankId, day: terms.performedOn };
  await assertMayGive(call, giving, { isDesk: true, passing: form.passing });
  for (const [hours, some] of Map.groupBy(people, (one) => one.hours)) {
    const ids = some.map(({ id }) => id);
    const [creditorIds, debtorIds] = came === 'gave' ? [ids, others] : [others, ids];
    await enqueueBatch(call, {
      debtorBankId: bankId,
      terms: { ...terms, minutes: minutesFromHours(hours), kind: 'service', shareYear: null },
      onePersonId: other === null ? null : singlePerson(creditorIds, debtorIds),
      ...{ creditorIds, debtorIds, undoable },
      forFund: other === null,
    });
  }
}

/** Nobody twice, nobody with themselves, and members only. */
async function findEveningProblems(
  db: Transaction,
  bankId: number,
  { people, other }: Evening,
): Promise<FieldProblem[]> {
  const ids = people.map(({ id }) => id);
  const personIds = other === null ? ids : [...ids, other];
  const rows = await db.rows(findActiveMembers, { bankId, personIds });
  const active = new Set(rows.map((row) => row.person_id));
  const problems: FieldProblem[] =
    other !== null && !active.has(other) ? [{ path: 'other', code: 'not-a-member' }] : [];
  ids.forEach((id, at) => {
    const path = `people.${at}.id`;
    if (id === other) problems.push({ path, code: 'same-person' });
    else if (!active.has(id)) problems.push({ path, code: 'not-a-member' });
    else if (ids.indexOf(id) < at) problems.push({ path, code: 'taken' });
  });
  return problems;
}

interface NewBatch {
  debtorBankId: number;
  terms: ExchangeTerms & { kind: 'service' | 'share'; shareYear: number | null };
  creditorIds: number[];
  debtorIds: number[];
  onePersonId: number | null;
  undoable: boolean | undefined;
  /** The debtor is the fund of the bank. */
  forFund?: boolean;
}

/** Keeps what is asked for, item by item, and the job that makes it. */
async function enqueueBatch(
  { db, now, actor: { personId: adminId, bankId } }: ChangeCall,
  { debtorBankId, terms, creditorIds, debtorIds, onePersonId, undoable, forFund = false }: NewBatch,
): Promise<void> {
  const startsAt = undoable ? minutesAfter(now, BATCH_WAIT_SECONDS / 60) : null;
  const batch = await db.first(insertBatch, {
    ...terms,
    ...{ bankId, adminId, debtorBankId, onePersonId, now, startsAt },
    forFund,
  });
  if (!batch) throw new Error('an inserted batch has an id');
  const batchId = batch.id;
  const { shareYear } = terms;
  await db.count(insertItems, { batchId, creditorIds, debtorIds, shareYear });
  const delaySeconds = undoable ? BATCH_WAIT_SECONDS : 0;
  await addJobs(db, RUN_BATCH, [{ key: `batch:${batchId}`, payload: { batchId }, delaySeconds }]);
}

/** Both sides as lists; `all` means every active member of that side's bank but the other side. */
async function peopleOf(
  db: Transaction,
  admin: SignedInMember,
  { all, bankTo, listUserFrom, listUserTo }: MultipleExchange,
): Promise<{ creditorIds: number[]; debtorIds: number[] }> {
  const othersOf = async (bankId: number, [exceptId = 0]: number[]) =>
    (await db.rows(listOthers, { bankId, exceptId })).map(({ id }) => id);
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
  db: Transaction,
  path: 'listUserFrom' | 'listUserTo',
  bankId: number,
  form: MultipleExchange,
): Promise<FieldProblem[]> {
  const personIds = form[path];
  if (personIds.length === 0) return [];
  const rows = await db.rows(findActiveMembers, { bankId, personIds });
  const active = new Set(rows.map((row) => row.person_id));
  return personIds.every((id) => active.has(id)) ? [] : [{ path, code: 'not-a-member' }];
}

/** How far the bank's batches have come, the latest first. */
export function readBatches(call: Call<'listExchangeBatches'>): Promise<Page<ExchangeBatch>> {
  const { db, now, actor, query } = call;
  const values = { ...pageValues(query), bankId: actor.bankId };
  return readPage(db, listBatches, values, (row) => presentBatch(row, now));
}

/** Stops a batch before it starts: it makes no exchange and sends no letter. */
export async function stopBatch(call: Call<'stopExchangeBatch'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { personId: actorId, bankId } = actor;
  const { id: batchId } = params;
  const stopped = await db.first(stopWaiting, { batchId, bankId, actorId, now });
  if (!stopped) {
    const batch = await db.first(findBatch, { batchId, bankId });
    if (!batch) throw new Refusal('not-found');
    throw new Refusal(batch.stopped_at ? 'already-decided' : 'already-started');
  }
  await audit(db, now, 'batch-stopped', { actorId, bankId, detail: { batchId } });
}
