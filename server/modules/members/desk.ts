/** The members at the bank's desk: their data, their role, their leaving, what was done with them. */
import type { Role } from '#contract/accounts.ts';
import type { Member, MemberUpdate, TrailEntry } from '#contract/members.ts';
import type { Deps } from '#server/deps.ts';
import { refuseTakenEmail } from '#server/modules/accounts/email.ts';
import { assertPastBirthDate, writePerson } from '#server/modules/accounts/profile.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { cancelPendingOf } from '#server/modules/exchanges/sql.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, type PageValues, readPage } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { findMember } from './list-sql.ts';
import { presentMember, presentTrailEntry } from './present.ts';
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
 * @throws Refusal `not-found`, `email-taken`, `email-only-by-owner`, `changed-meanwhile`, or what is wrong with a field
 */
export async function updateMember(
  deps: Deps,
  admin: SignedInMember,
  form: MemberUpdate,
): Promise<Member> {
  const { id } = form;
  assertPastBirthDate(deps, form);
  await deps.database
    .transaction(async (transaction) => {
      const { role } = await lockMember(transaction, admin, id);
      await writePerson(deps, transaction, { id, role }, form, admin);
    })
    .catch(refuseTakenEmail);
  const row = await deps.database.first(findMember, { id, bankId: admin.bankId });
  if (!row) throw new Refusal('not-found');
  return presentMember(row);
}

/**
 * Excludes a member. What waits with them is cancelled; history and balance stay in the books.
 * @throws Refusal `not-found`, or `admin-not-removable`
 */
export async function removeMember(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const { id, role } = await lockMember(transaction, admin, personId);
    if (role === 'ADMIN') throw new Refusal('admin-not-removable');
    await endLockedMembership(deps, transaction, admin, { id, personId });
  });
}

/**
 * Ends a membership that is locked. What waits with the person is cancelled, no matter who acted for them or
 * for whom they acted is told, and so are they.
 */
export async function endLockedMembership(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  admin: SignedInMember,
  { id, personId }: { id: number; personId: number },
): Promise<void> {
  const now = clock.now();
  const { personId: actorId, bankId } = admin;
  const delegations = await transaction.rows(listOpenDelegations, { personId, bankId });
  await transaction.count(endMembership, { id, by: actorId, now });
  const by = { actorId, actorBankId: bankId, now };
  await transaction.rows(cancelPendingOf, { personId, bankId, ...by });
  await audit(transaction, now, 'membership-ended', { actorId, personId, bankId });
  await enqueueEvent(transaction, 'member-removed', { personId, bankId }, now);
  for (const delegation of delegations) await noteEnd(transaction, delegation, admin, now);
}

/** The end of a membership has ended it (specification §12): says so to both, and in the trail. */
async function noteEnd(
  transaction: Transaction,
  { id, person_id: personId, delegate_id: delegateId }: RowOf<typeof listOpenDelegations>,
  { personId: actorId, bankId }: SignedInMember,
  now: Date,
): Promise<void> {
  const detail = { delegateId };
  await audit(transaction, now, 'delegate-ended', { actorId, personId, bankId, detail });
  const event = { delegationId: id, personId, delegateId };
  await enqueueEvent(transaction, 'delegate-ended', event, now);
}

/**
 * Makes a member an administrator, or takes it back.
 * @throws Refusal `not-found`, `person-without-login`, or `last-admin` when nobody would be left
 */
export async function changeRole(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
  role: Role,
): Promise<void> {
  const { bankId } = admin;
  await deps.database.transaction(async (transaction) => {
    const locked = await transaction.rows(lockAdminsAnd, { bankId, personId });
    const membership = locked.find((one) => one.person_id === personId);
    if (!membership) throw new Refusal('not-found');
    if (membership.role === role) return;
    if (membership.access === 'desk') throw new Refusal('person-without-login');
    const admins = locked.filter((one) => one.role === 'ADMIN');
    if (role === 'USER' && admins.length === 1) throw new Refusal('last-admin');
    await transaction.count(setRole, { id: membership.id, role });
    const action = role === 'ADMIN' ? 'role-granted' : 'role-withdrawn';
    await audit(transaction, deps.clock.now(), action, {
      actorId: admin.personId,
      personId,
      bankId,
    });
  });
}

async function lockMember(transaction: Transaction, { bankId }: SignedInMember, personId: number) {
  const membership = await transaction.first(lockMembership, { personId, bankId });
  if (!membership) throw new Refusal('not-found');
  return membership;
}

/** A member's audit trail, the latest first. @throws Refusal `not-found` */
export async function readMemberTrail(
  { database }: Deps,
  { bankId }: SignedInMember,
  personId: number,
  page: PageValues,
): Promise<Page<TrailEntry>> {
  if (!(await database.first(findMember, { id: personId, bankId }))) throw new Refusal('not-found');
  return readPage(database, listTrail, { ...page, personId, bankId }, presentTrailEntry);
}
