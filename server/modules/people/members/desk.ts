/** The members at the bank's desk: their data, their role, their leaving, what was done with them. */
import type { Member, TrailEntry } from '#contract/people/members.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { cancelPendingOf } from '#server/modules/hours/exchanges/sql.ts';
import { assertPastBirthDate, writePerson } from '#server/modules/people/accounts/profile.ts';
import { assertMayHaveOffice } from '#server/modules/people/ages/asking.ts';
import { noteMinors } from '#server/modules/people/ages/marking.ts';
import { keepLeastAge } from '#server/modules/people/ages/sql.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { presentTrailEntry } from './present.ts';
import { memberIn, readMember } from './reading.ts';
import {
  endMembership,
  listOpenDelegations,
  listTrail,
  lockAdminsAnd,
  lockMembership,
  setRole,
} from './sql.ts';

/**
 * Changes a member's data, by the rules of a person's own profile. Only an administrator themselves
 * may change their address.
 */
export async function updateMember(call: Call<'updateMember'>): Promise<Member> {
  const { db, today, actor, body: form } = call;
  const { personId: by, bankId } = actor;
  const { id } = form;
  assertPastBirthDate(form, today);
  await db.first(keepLeastAge, { bankId });
  const { role, minor_until: minorUntil } = await lockMember(call, id);
  // Nobody is guarded any more whose age is not known.
  if (minorUntil !== null && form.dateOfBirthday === '') {
    refuseFields([{ path: 'dateOfBirthday', code: 'required' }]);
  }
  await writePerson(call, { id, role }, form);
  await noteMinors(call, { bankId, personId: id, by });
  return readMember(db, actor.bankId, id);
}

/** Excludes a member. What waits with them is cancelled; history and balance stay in the books. */
export async function removeMember(call: Call<'removeMember'>): Promise<void> {
  const { id: personId } = call.params;
  const { id, role } = await lockMember(call, personId);
  if (role === 'ADMIN') throw new Refusal('admin-not-removable');
  await endLockedMembership(call, { id, personId });
}

/**
 * Ends a membership that is locked. What waits with the person is cancelled, no matter who acted for them or
 * for whom they acted is told, and so are they.
 */
export async function endLockedMembership(
  call: ChangeCall,
  { id, personId }: { id: number; personId: number },
): Promise<void> {
  const { db, now, actor } = call;
  const { personId: actorId, bankId } = actor;
  const delegations = await db.rows(listOpenDelegations, { personId, bankId });
  await db.count(endMembership, { id, by: actorId, now });
  const by = { actorId, actorBankId: bankId, now };
  await db.rows(cancelPendingOf, { personId, bankId, ...by });
  await audit(db, now, 'membership-ended', { actorId, personId, bankId });
  await enqueueEvent(db, 'member-removed', { personId, bankId }, now);
  for (const delegation of delegations) await noteEnd(call, delegation);
}

/** The end of a membership has ended it (specification §12): says so to both, and in the trail. */
async function noteEnd(
  { db, now, actor: { personId: actorId, bankId } }: ChangeCall,
  { id, person_id: personId, delegate_id: delegateId }: RowOf<typeof listOpenDelegations>,
): Promise<void> {
  const detail = { delegateId };
  await audit(db, now, 'delegate-ended', { actorId, personId, bankId, detail });
  await enqueueEvent(db, 'delegate-ended', { delegationId: id, personId, delegateId }, now);
}

/**
 * Makes a member an administrator, or takes it back, as long as somebody is left.
 * @throws Refusal `office-for-adults` for who is below the age that the bank asks for
 */
export async function changeRole({
  db,
  now,
  today,
  actor: { personId: actorId, bankId },
  params: { id: personId },
  body: { role },
}: Call<'changeRole'>): Promise<void> {
  const locked = await db.rows(lockAdminsAnd, { bankId, personId });
  const membership = locked.find((one) => one.person_id === personId);
  if (!membership) throw new Refusal('not-found');
  if (membership.role === role) return;
  if (membership.access === 'desk') throw new Refusal('person-without-login');
  await assertMayHaveOffice(db, { personId, today });
  const admins = locked.filter((one) => one.role === 'ADMIN');
  if (role === 'USER' && admins.length === 1) throw new Refusal('last-admin');
  await db.count(setRole, { id: membership.id, role });
  const action = role === 'ADMIN' ? 'role-granted' : 'role-withdrawn';
  await audit(db, now, action, { actorId, personId, bankId });
}

/** @throws Refusal `not-found` */
async function lockMember({ db, actor: { bankId } }: ChangeCall, personId: number) {
  const membership = await db.first(lockMembership, { personId, bankId });
  if (!membership) throw new Refusal('not-found');
  return membership;
}

/** A member's audit trail, the latest first. */
export async function readMemberTrail({
  db,
  actor: { bankId },
  params: { id: personId },
  query,
}: Call<'readMemberTrail'>): Promise<Page<TrailEntry>> {
  await memberIn(db, bankId, personId);
  const values = { ...pageValues(query), personId, bankId };
  return readPage(db, listTrail, values, presentTrailEntry);
}
