/** New banks: applied for by somebody without one, decided by the portal's administrators. */

import type { NewBank } from '#contract/banks.ts';
import type { QueryOf, ReplyOf } from '#contract/endpoints.ts';
import type { BankApplication } from '#contract/portal.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { nameTaken } from '#server/modules/banks/live-banks.ts';
import { agreeAsFounder } from '#server/modules/consents/agreeing.ts';
import { lockPersonWithoutBank } from '#server/modules/joining/requests.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import { type Transaction, violates } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { presentApplication } from './present.ts';
import {
  bankNameIsTaken,
  denyApplication,
  findOwnApplication,
  insertApplication,
  listApplications,
  lockApplication,
  makeBank,
  readProvenEmails,
  withdrawOwnApplication,
} from './sql.ts';

/**
 * Applies for a new bank; the applicant is pending until it is decided.
 * @returns the application's id, and the number that the bank has once approved
 * @throws Refusal `already-member`, `already-requested` or `bank-name-taken`
 */
export function applyForBank(
  deps: Deps,
  actor: SignedIn,
  form: NewBank,
): Promise<ReplyOf<'applyForBank'>> {
  const now = deps.clock.now();
  const { personId } = actor;
  return deps.database.transaction(async (transaction) => {
    await lockPersonWithoutBank(transaction, personId);
    if (await transaction.first(bankNameIsTaken, { name: form.name })) throw nameTaken();
    const application = await transaction.first(insertApplication, {
      ...form,
      openingHours: form.openingHours ?? '',
      applicantId: personId,
      now,
    });
    if (!application) throw new Error('an inserted application has an id');
    await audit(transaction, now, 'bank-applied-for', {
      actorId: personId,
      personId,
      detail: { applicationId: application.id },
    });
    await enqueueEvent(transaction, 'application-received', { applicationId: application.id }, now);
    return { bankId: application.future_bank_id, applicationId: application.id };
  });
}

/** The actor's application while it waits; null when there is none. */
export async function readOwnApplication(
  { database }: Deps,
  { personId }: SignedIn,
): Promise<ReplyOf<'readOwnApplication'>> {
  const [row] = await database.rows(findOwnApplication, { applicantId: personId });
  return row ? { id: row.id, name: row.name, createdAt: row.created_at.toISOString() } : null;
}

/**
 * Takes the actor's own application back while it waits; they are `new` again.
 * @throws Refusal `not-found` for one of somebody else or one taken back before, `already-decided`
 */
export async function withdrawApplication(deps: Deps, actor: SignedIn, id: number): Promise<void> {
  const now = deps.clock.now();
  const { personId } = actor;
  await deps.database.transaction(async (transaction) => {
    const application = await transaction.first(lockApplication, { id });
    const isTheirs = application?.applicant_id === personId;
    if (!isTheirs || application.state === 'withdrawn') throw new Refusal('not-found');
    if (application.state !== 'open') throw new Refusal('already-decided');
    await transaction.count(withdrawOwnApplication, { id, by: personId, now });
    await audit(transaction, now, 'bank-withdrawn', {
      actorId: personId,
      personId,
      detail: { applicationId: id },
    });
  });
}

/** Whom to write to about the portal: its administrators who have registered and proven who they are. */
export async function readContact({ config, database }: Deps): Promise<ReplyOf<'readContact'>> {
  const { portalName, portalAdminEmails } = config;
  const rows = await database.rows(readProvenEmails, { emails: portalAdminEmails });
  const proven = new Set(rows.map((row) => row.email));
  return { portal: portalName, emails: portalAdminEmails.filter((email) => proven.has(email)) };
}

/** The applications in one state, the oldest first unless asked otherwise. */
export function readApplications(
  { database }: Deps,
  query: QueryOf<'listBankApplications'>,
): Promise<Page<BankApplication>> {
  const order = orderOf(query.sort, { field: 'createdAt', descending: false });
  const values = { ...pageValues(query), state: query.status ?? 'open' };
  return readPage(database, listApplications(order), values, presentApplication);
}

/**
 * Makes the bank live and the applicant its first administrator.
 * @throws Refusal `not-found`, `already-decided`, or `bank-name-taken` meanwhile
 */
export async function approveApplication(deps: Deps, admin: SignedIn, id: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database
    .transaction(async (transaction) => {
      const applicantId = await lockOpenApplication(transaction, id);
      const bank = await transaction.first(makeBank, { id, by: admin.personId, now });
      if (!bank) throw new Error('an approved application makes a bank');
      const founder = { bankId: bank.bank_id, personId: applicantId, now };
      await agreeAsFounder(transaction, founder);
      await audit(transaction, now, 'bank-approved', {
        actorId: admin.personId,
        personId: applicantId,
        bankId: bank.bank_id,
      });
      await enqueueEvent(transaction, 'application-approved', { applicationId: id }, now);
    })
    .catch((error: unknown) => {
      throw violates(error, 'bank_name_once') ? nameTaken() : error;
    });
}

/** Denies the new bank; the applicant is `new` again. */
export async function denyBank(deps: Deps, admin: SignedIn, id: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const applicantId = await lockOpenApplication(transaction, id);
    await transaction.count(denyApplication, { id, by: admin.personId, now });
    await audit(transaction, now, 'bank-denied', {
      actorId: admin.personId,
      personId: applicantId,
      detail: { applicationId: id },
    });
    await enqueueEvent(transaction, 'application-denied', { applicationId: id }, now);
  });
}

/** @returns the applicant of an application that is still open */
async function lockOpenApplication(transaction: Transaction, id: number): Promise<number> {
  const application = await transaction.first(lockApplication, { id });
  if (!application) throw new Refusal('not-found');
  if (application.state !== 'open') throw new Refusal('already-decided');
  return application.applicant_id;
}
