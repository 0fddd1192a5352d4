/** Posting a notice, by its author or at the desk for a member, and changing one (specification §20). */

import type { NewNotice, Notice, NoticeKind, NoticeUpdate } from '#contract/board/notices.ts';
import { minutesFromHours } from '#contract/hours/hours.ts';
import { OPEN_OFFERS_MAX, OPEN_REQUESTS_MAX } from '#contract/limits.ts';
import type { Call, ChangeCall, Work } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { lockActivity } from '#server/modules/hours/exchanges/activities-sql.ts';
import { problemsOfActivity } from '#server/modules/hours/exchanges/rules.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { lockPerson } from '#server/modules/people/accounts/sql.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { findUnshown } from './activities-sql.ts';
import { askUrgently } from './asking.ts';
import { auditForMember } from './for-members.ts';
import { factsOf } from './present.ts';
import { findRow, noticeFor } from './reading.ts';
import { asksAgainOn, changeRefusal, isUrgent, neededByProblems, placesProblems } from './rules.ts';
import { findStanding, insertNotice, updateNotice } from './sql.ts';

const OPEN_MAX: Record<NoticeKind, number> = {
  offer: OPEN_OFFERS_MAX,
  request: OPEN_REQUESTS_MAX,
};

/** Posts a notice of the member's own; one for whom the desk does it is told by letter. */
export async function postNotice(call: Call<'postNotice'>): Promise<Notice> {
  const { db, now, actor } = call;
  const { personId, deskId } = actor;
  const noticeId = await insert(call, call.body);
  if (deskId !== undefined && deskId !== personId) {
    await enqueueEvent(db, 'notice-posted-for', { noticeId, personId }, now);
  }
  return noticeFor(call, noticeId);
}

async function insert(
  call: ChangeCall,
  { kind, sure = false, ...form }: NewNotice,
): Promise<number> {
  const { db, today } = call;
  const { personId, bankId, role, deskId } = call.actor;
  const by = deskId ?? personId;
  // Two forms of the same person wait for each other, and an exclusion waits for both.
  const author = await db.first(lockPerson, { id: personId });
  const isMember = { personIds: [personId], bankIds: [bankId] };
  if (!(await db.first(lockActiveMembers, isMember))) throw new Refusal('not-found');
  const held = { isBody: author?.kind === 'body', taken: 0 };
  const values = await valuesOf(call, kind, form, held);
  await assertShown(db, bankId, form.activity);
  const { activityId } = values;
  const standing = await db.first(findStanding, { personId, kind, activityId });
  if (standing && standing.many >= OPEN_MAX[kind]) throw new Refusal('too-many-notices');
  if (standing && standing.alike_id !== null && !sure) {
    const notice = { id: standing.alike_id, title: standing.alike_title ?? '' };
    throw new Refusal('notice-alike', { notice });
  }
  // What the desk posts, it has looked at.
  const isOfDesk = role === 'ADMIN' || deskId !== undefined;
  const isChecked = isOfDesk || !(await rulesOfBank(db, bankId))['board-checked-first'];
  const state = isChecked ? 'open' : 'waiting';
  const posted = { kind, state, personId, bankId, by } as const;
  const row = await db.first(insertNotice, { ...values, ...posted });
  if (!row) throw new Error('a notice that was posted has its id');
  if (isChecked && isUrgent(kind, values.neededBy, today)) {
    await askUrgently(call, row.id);
  }
  return row.id;
}

/** Changes a notice: it stands again for its whole time, and one that was paused is open. */
export async function changeNotice(call: Call<'changeNotice'>): Promise<Notice> {
  const { db, body: form } = call;
  const { id } = call.params;
  const row = await findRow(call, id);
  const refusal = changeRefusal(factsOf(row, call.actor));
  if (refusal) throw new Refusal(refusal);
  const about = { personId: row.person_id, noticeId: id };
  const held = { isBody: row.author_is_body, taken: row.places_taken };
  const values = await valuesOf(call, row.kind, form, held);
  if (form.activity !== row.activity_id) await assertShown(db, row.bank_id, form.activity);
  if (!(await db.first(updateNotice, { ...values, id }))) throw new Refusal('notice-closed');
  await auditForMember(call, 'notice-changed', about);
  return noticeFor(call, id);
}

/** A bank may keep a kind of service off its board. */
async function assertShown(db: Transaction, bankId: number, activityId: number) {
  const unshown = await db.first(findUnshown, { bankId, activityId });
  refuseFields(unshown ? [{ path: 'activity', code: 'activity-off-board' }] : []);
}

/** A form as the database keeps it; only requests have a day, and places. */
async function valuesOf(
  { db, now, today }: Work,
  kind: NoticeKind,
  form: NoticeUpdate,
  held: Parameters<typeof placesProblems>[1],
) {
  const { activity: activityId, hours, ...texts } = form;
  const neededBy = kind === 'request' ? form.neededBy : null;
  refuseFields([
    ...problemsOfActivity(await db.first(lockActivity, { activityId })),
    ...neededByProblems(neededBy, today),
    ...placesProblems(form.places, held),
  ]);
  return {
    ...texts,
    contact: form.contact ?? null,
    givesPhone: form.givesPhone ?? null,
    givesEmail: form.givesEmail ?? null,
    activityId,
    neededBy,
    places: kind === 'request' ? (form.places ?? null) : null,
    minutes: hours === null ? null : minutesFromHours(hours),
    asksAgainOn: asksAgainOn(kind, neededBy, today),
    now,
  };
}
