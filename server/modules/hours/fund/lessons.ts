/**
 * A lesson for many: each receiver gives their hours to the fund, and the fund gives the teacher
 * theirs. All of it is one transaction, so a crash leaves everything or nothing, and the same key
 * makes it once; each exchange can be reversed alone.
 */
import type { FieldProblem } from '#contract/errors.ts';
import type { GroupLesson, LessonResult } from '#contract/hours/fund.ts';
import { hoursFromMinutes, minutesFromHours } from '#contract/hours/hours.ts';
import type { Call } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { record } from '#server/modules/hours/exchanges/making.ts';
import { findTermsProblems } from '#server/modules/hours/exchanges/recording.ts';
import { confirmsAtOnce } from '#server/modules/hours/exchanges/rules.ts';
import { findSides, lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { assertMayGive } from '#server/modules/hours/limits/giver.ts';
import type { Transaction } from '#server/platform/database.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { fundOf, within } from './gifts.ts';

/** Registers a lesson; the receivers' hours are confirmed at once (law L9). */
export async function recordGroupLesson(call: Call<'recordGroupLesson'>): Promise<LessonResult> {
  const { db, actor: admin, body: form } = call;
  const { bankId } = admin;
  const fundId = await fundOf(db, bankId);
  const receivers = [...new Set(form.receivers)];
  const minutes = minutesFromHours(form.quantityOfHours);
  const service = {
    kind: 'service' as const,
    activityId: form.activity,
    performedOn: form.dateOfTransaction,
    minutes: await teacherMinutes(db, bankId, form),
    note: form.note,
  };
  const teaching = within(bankId, { creditorId: form.giver, debtorId: fundId });
  refuseFields([
    ...(await findTermsProblems(call, service, teaching)),
    ...(await problemsOfPeople(db, bankId, form)),
  ]);
  const day = form.dateOfTransaction;
  const how = { isDesk: true, passing: form.passing };
  await assertMayGive(call, { giverIds: [form.giver], bankId, day }, how);
  const people = [form.giver, fundId, ...receivers];
  await db.rows(lockAccounts, { personIds: people, bankIds: people.map(() => bankId) });
  const pairs = receivers.map((debtorId) => within(bankId, { creditorId: fundId, debtorId }));
  const shares = { ...service, kind: 'share' as const, activityId: null, minutes };
  await record(call, admin, { pairs, terms: shares, atOnce: true });
  const atOnce = confirmsAtOnce(admin, teaching);
  const [id = 0] = await record(call, admin, {
    pairs: [teaching],
    terms: service,
    atOnce,
  });
  const [taught] = await db.rows(findSides, { ids: [id] });
  const given = minutes * receivers.length;
  return {
    receivers: receivers.length,
    given: hoursFromMinutes(given),
    teacher: hoursFromMinutes(service.minutes),
    toFund: hoursFromMinutes(given - service.minutes),
    teacherWaits: taught?.state === 'pending',
  };
}

/** What was asked for, else the length of the lesson and what the bank adds for preparing it. */
async function teacherMinutes(
  db: Transaction,
  bankId: number,
  { giverGets, quantityOfHours }: GroupLesson,
): Promise<number> {
  if (giverGets !== undefined) return minutesFromHours(giverGets);
  const rules = await rulesOfBank(db, bankId);
  return minutesFromHours(quantityOfHours) + rules['lesson-preparation'];
}

async function problemsOfPeople(
  db: Transaction,
  bankId: number,
  { giver, receivers }: GroupLesson,
): Promise<FieldProblem[]> {
  const personIds = [giver, ...receivers];
  const active = await db.rows(lockActiveMembers, {
    personIds,
    bankIds: personIds.map(() => bankId),
  });
  const known = new Set(active.map(({ person_id }) => person_id));
  const problems: FieldProblem[] = known.has(giver)
    ? []
    : [{ path: 'giver', code: 'not-a-member' }];
  receivers.forEach((id, index) => {
    const path = `receivers.${index}`;
    if (id === giver) problems.push({ path, code: 'same-person' });
    else if (!known.has(id)) problems.push({ path, code: 'not-a-member' });
  });
  return problems;
}
