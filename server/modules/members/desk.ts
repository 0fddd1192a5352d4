/** The bank's desk: its members' lives after they have joined, its data, its figures. */
import type { Role } from '#contract/accounts.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type {
  Bank,
  BankData,
  BankFigures,
  Member,
  MemberUpdate,
  TrailEntry,
} from '#contract/members.ts';
import type { Deps } from '#server/deps.ts';
import { holdBirthDate, refuseTakenEmail, writePerson } from '#server/modules/accounts/profile.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { cancelPendingOf } from '#server/modules/exchanges/sql.ts';
import { tell } from '#server/modules/outbox/tell.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, type PageValues, readPage } from '#server/platform/paging.ts';
import {
  endMembership,
  holdAdmins,
  holdMembership,
  listTrail,
  readFigures,
  setRole,
  updateBank,
} from './desk-sql.ts';
import { findMember } from './people-sql.ts';
import { presentBank, presentMember } from './present.ts';

/**
 * Changes a member's data; the rules of one's own profile hold.
 * @throws Refusal `not-found`, `email-taken`, or what is wrong with a field
 */
export async function updateMember(
  deps: Deps,
  admin: SignedInMember,
  form: MemberUpdate,
): Promise<Member> {
  const { id } = form;
  holdBirthDate(deps, form);
  await deps.database
    .transaction(async (transaction) => {
      await holdMember(transaction, admin, id);
      await writePerson(deps, transaction, id, form, admin);
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
  const now = deps.clock.now();
  const { bankId } = admin;
  await deps.database.transaction(async (transaction) => {
    const membership = await holdMember(transaction, admin, personId);
    if (membership.role === 'ADMIN') throw new Refusal('admin-not-removable');
    await transaction.count(endMembership, { id: membership.id, by: admin.personId, now });
    const by = { actorId: admin.personId, actorBankId: bankId, now };
    await transaction.rows(cancelPendingOf, { personId, bankId, ...by });
    await audit(transaction, now, 'membership-ended', {
      actorId: admin.personId,
      personId,
      bankId,
    });
    await tell(transaction, 'member-removed', { personId, bankId }, now);
  });
}

/**
 * Makes a member an administrator, or takes it back.
 * @throws Refusal `not-found`, or `last-admin` when nobody would be left
 */
export async function changeRole(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
  role: Role,
): Promise<void> {
  const { bankId } = admin;
  await deps.database.transaction(async (transaction) => {
    const admins = await transaction.rows(holdAdmins, { bankId });
    const membership = await holdMember(transaction, admin, personId);
    if (membership.role === role) return;
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

async function holdMember(transaction: Transaction, { bankId }: SignedInMember, personId: number) {
  const membership = await transaction.first(holdMembership, { personId, bankId });
  if (!membership) throw new Refusal('not-found');
  return membership;
}

/** Changes the bank's public data. */
export async function changeBankData(
  deps: Deps,
  admin: SignedInMember,
  form: BankData,
): Promise<Bank> {
  const { bankId } = admin;
  const row = await deps.database.transaction(async (transaction) => {
    await audit(transaction, deps.clock.now(), 'bank-updated', { actorId: admin.personId, bankId });
    return transaction.first(updateBank, { ...form, id: bankId });
  });
  if (!row) throw new Error('the bank of an administrator is there');
  return presentBank(row);
}

/** The bank in figures; the year is that of today. */
export async function readBankFigures(deps: Deps, admin: SignedInMember): Promise<BankFigures> {
  const newYear = `${deps.clock.today().slice(0, 4)}-01-01`;
  const row = await deps.database.first(readFigures, { bankId: admin.bankId, newYear });
  if (!row) throw new Error('counting always counts');
  return {
    members: row.members,
    awaiting: row.awaiting,
    unverified: row.unverified,
    pendingExchanges: row.pending_exchanges,
    linksToApprove: row.links_to_approve,
    friendBanks: row.friend_banks,
    exchangesThisYear: row.exchanges_this_year,
    hoursThisYear: hoursFromMinutes(row.minutes_this_year),
  };
}

/** What was done with a member, the latest first. @throws Refusal `not-found` */
export async function readMemberTrail(
  { database }: Deps,
  { bankId }: SignedInMember,
  personId: number,
  page: PageValues,
): Promise<Page<TrailEntry>> {
  if (!(await database.first(findMember, { id: personId, bankId }))) throw new Refusal('not-found');
  return readPage(database, listTrail, { ...page, personId, bankId }, (row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_name,
  }));
}
