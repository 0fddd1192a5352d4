/** Posting a notice, by its author or at the desk for a member, and changing one (specification §20). */
import { minutesFromHours } from '#contract/hours.ts';
import { OPEN_OFFERS_MAX, OPEN_REQUESTS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { NewNotice, Notice, NoticeKind, NoticeUpdate } from '#contract/notices.ts';
import type { DeskNotice } from '#contract/notices-desk.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockPerson } from '#server/modules/accounts/sql.ts';
import { lockActivity } from '#server/modules/exchanges/activities-sql.ts';
import { problemsOfActivity } from '#server/modules/exchanges/rules.ts';
import { lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { findUnshown } from './activities-sql.ts';
import { askUrgently } from './asking.ts';
import { auditForMember } from './for-members.ts';
import { factsOf } from './present.ts';
import { findRow, readNotice } from './reading.ts';
import { asksAgainOn, changeRefusal, isUrgent, neededByProblems } from './rules.ts';
import { findStanding, insertNotice, updateNotice } from './sql.ts';

const OPEN_MAX: Record<NoticeKind, number> = {
  offer: OPEN_OFFERS_MAX,
  request: OPEN_REQUESTS_MAX,
};

/**
 * Posts a notice of the member's own.
 * @throws Refusal `notice-alike` unless they are sure, `too-many-notices`, or what is wrong with a field
 */
export function postNotice(
  deps: Deps,
  actor: SignedInMember,
  form: NewNotice,
  locale: Locale,
): Promise<Notice> {
  const { database, clock } = deps;
  return database.transaction(async (transaction) => {
    const id = await insert({ transaction, clock }, actor, form, actor.personId);
    return readNotice({ database: transaction, clock }, actor, id, locale);
  });
}

/**
 * Posts a notice for a member of the administrator's bank, who is told by letter.
 * @throws Refusal `not-found` for somebody of no or another bank, and as `postNotice`
 */
export function postForMember(
  deps: Deps,
  admin: SignedInMember,
  { forPerson: personId, basis, ...form }: DeskNotice,
  locale: Locale,
): Promise<Notice> {
  const { database, clock } = deps;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const id = await insert({ transaction, clock }, admin, form, personId);
    if (personId !== admin.personId) {
      await enqueueEvent(transaction, 'notice-posted-for', { noticeId: id, personId }, now);
    }
    const about = { actor: admin, personId, noticeId: id, basis };
    await auditForMember(transaction, now, 'notice-posted', about);
    return readNotice({ database: transaction, clock }, admin, id, locale);
  });
}

interface Work {
  transaction: Transaction;
  clock: Clock;
}

async function insert(
  { transaction, clock }: Work,
  { personId: by, bankId, role }: SignedInMember,
  { kind, sure = false, ...form }: NewNotice,
  personId: number,
): Promise<number> {
  // Two forms of the same person wait for each other, and an exclusion waits for both.
  await transaction.first(lockPerson, { id: personId });
  const isMember = { personIds: [personId], bankIds: [bankId] };
  if (!(await transaction.first(lockActiveMembers, isMember))) throw new Refusal('not-found');
  const values = await valuesOf({ transaction, clock }, kind, form);
  await assertShown(transaction, bankId, form.activity);
  const { activityId } = values;
  const standing = await transaction.first(findStanding, { personId, kind, activityId });
  if (standing && standing.many >= OPEN_MAX[kind]) throw new Refusal('too-many-notices');
  if (standing && standing.alike_id !== null && !sure) {
    const notice = { id: standing.alike_id, title: standing.alike_title ?? '' };
    throw new Refusal('notice-alike', { notice });
  }
  // What the desk posts, it has looked at.
  const isChecked =
    role === 'ADMIN' || !(await rulesOfBank(transaction, bankId))['board-checked-first'];
  const state = isChecked ? 'open' : 'waiting';
  const posted = { kind, state, personId, bankId, by } as const;
  const row = await transaction.first(insertNotice, { ...values, ...posted });
  if (!row) throw new Error('a notice that was posted has its id');
  if (isChecked && isUrgent(kind, values.neededBy, clock.today())) {
    await askUrgently({ transaction, clock }, row.id);
  }
  return row.id;
}

/**
 * Changes a notice: it stands again for its whole time, and one that was paused is open.
 * @throws Refusal `not-found`, `forbidden` for other readers, `notice-closed`
 */
export function changeNotice(
  { database, clock }: Deps,
  actor: SignedInMember,
  id: number,
  form: NoticeUpdate,
  locale: Locale,
): Promise<Notice> {
  return database.transaction(async (transaction) => {
    const row = await findRow(transaction, actor, id, locale);
    const refusal = changeRefusal(factsOf(row, actor));
    if (refusal) throw new Refusal(refusal);
    const values = await valuesOf({ transaction, clock }, row.kind, form);
    if (form.activity !== row.activity_id) {
      await assertShown(transaction, row.bank_id, form.activity);
    }
    if (!(await transaction.first(updateNotice, { ...values, id }))) {
      throw new Refusal('notice-closed');
    }
    const about = { actor, personId: row.person_id, noticeId: id, basis: undefined };
    await auditForMember(transaction, clock.now(), 'notice-changed', about);
    return readNotice({ database: transaction, clock }, actor, id, locale);
  });
}

/** A bank may keep a kind of service off its board. */
async function assertShown(transaction: Transaction, bankId: number, activityId: number) {
  const unshown = await transaction.first(findUnshown, { bankId, activityId });
  refuseFields(unshown ? [{ path: 'activity', code: 'activity-off-board' }] : []);
}

/** A form as the database keeps it; only requests have a day. */
async function valuesOf({ transaction, clock }: Work, kind: NoticeKind, form: NoticeUpdate) {
  const { activity: activityId, hours, ...texts } = form;
  const today = clock.today();
  const neededBy = kind === 'request' ? form.neededBy : null;
  refuseFields([
    ...problemsOfActivity(await transaction.first(lockActivity, { activityId })),
    ...neededByProblems(neededBy, today),
  ]);
  return {
    ...texts,
    activityId,
    neededBy,
    minutes: hours === null ? null : minutesFromHours(hours),
    asksAgainOn: asksAgainOn(kind, neededBy, today),
    now: clock.now(),
  };
}
