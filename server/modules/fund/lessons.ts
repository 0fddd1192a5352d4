/**
 * A lesson for many: each receiver gives their hours to the fund, and the fund gives the teacher
 * theirs. All of it is one transaction, so a crash leaves everything or nothing, and the same key
 * makes it once; each exchange can be reversed alone.
 */
import type { FieldProblem } from '#contract/errors.ts';
import { type GroupLesson, type LessonResult, lessonResultSchema } from '#contract/fund.ts';
import { hoursFromMinutes, minutesFromHours } from '#contract/hours.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { record } from '#server/modules/exchanges/making.ts';
import { findTermsProblems } from '#server/modules/exchanges/recording.ts';
import { confirmsAtOnce } from '#server/modules/exchanges/rules.ts';
import { findSides, lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
import { lockAccounts } from '#server/modules/ledger/sql.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Transaction } from '#server/platform/database.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { fundOf, within } from './gifts.ts';

/**
 * Registers a lesson; the receivers' hours are confirmed at once (law L9).
 * @throws Refusal `idempotency-key-reused`, or field problems: of the occasion, `not-a-member` at
 *   each person who is none, `same-person` where the teacher is among the receivers
 */
export function recordGroupLesson(
  deps: Deps,
  admin: SignedInMember,
  form: GroupLesson,
  key: string | undefined,
): Promise<LessonResult> {
  const intention = { personId: admin.personId, key, request: ['group-lesson', form] };
  return withIdempotencyKey(
    deps.database,
    deps.clock,
    intention,
    lessonResultSchema.parse,
    (transaction) => recordLesson(deps, transaction, admin, form),
  );
}

async function recordLesson(
  deps: Deps,
  transaction: Transaction,
  admin: SignedInMember,
  form: GroupLesson,
): Promise<LessonResult> {
  const { bankId } = admin;
  const fundId = await fundOf(transaction, bankId);
  const receivers = [...new Set(form.receivers)];
  const minutes = minutesFromHours(form.quantityOfHours);
  const service = {
    kind: 'service' as const,
    activityId: form.activity,
    performedOn: form.dateOfTransaction,
    minutes: await teacherMinutes(transaction, bankId, form),
    note: form.note,
  };
  const teaching = within(bankId, { creditorId: form.giver, debtorId: fundId });
  refuseFields([
    ...(await findTermsProblems(deps, transaction, service, teaching)),
    ...(await problemsOfPeople(transaction, bankId, form)),
  ]);
  const people = [form.giver, fundId, ...receivers];
  await transaction.rows(lockAccounts, { personIds: people, bankIds: people.map(() => bankId) });
  const pairs = receivers.map((debtorId) => within(bankId, { creditorId: fundId, debtorId }));
  const shares = { ...service, kind: 'share' as const, activityId: null, minutes };
  await record(deps, transaction, admin, { pairs, terms: shares, atOnce: true });
  const atOnce = confirmsAtOnce(admin, teaching);
  const [id = 0] = await record(deps, transaction, admin, {
    pairs: [teaching],
    terms: service,
    atOnce,
  });
  const [taught] = await transaction.rows(findSides, { ids: [id] });
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
  transaction: Transaction,
  bankId: number,
  { giverGets, quantityOfHours }: GroupLesson,
): Promise<number> {
  if (giverGets !== undefined) return minutesFromHours(giverGets);
  const rules = await rulesOfBank(transaction, bankId);
  return minutesFromHours(quantityOfHours) + rules['lesson-preparation'];
}

async function problemsOfPeople(
  transaction: Transaction,
  bankId: number,
  { giver, receivers }: GroupLesson,
): Promise<FieldProblem[]> {
  const personIds = [giver, ...receivers];
  const active = await transaction.rows(lockActiveMembers, {
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
