/** New banks: applied for by somebody without one, decided by the portal's administrators. */
import type { ReplyOf } from '#contract/endpoints.ts';
import type { BankApplication } from '#contract/portal/portal.ts';
import type { Call } from '#server/call.ts';
import { nameTaken, refuseTakenName } from '#server/modules/banks/banks/live-banks.ts';
import { agreeAsFounder } from '#server/modules/people/consents/agreeing.ts';
import { lockPersonWithoutBank } from '#server/modules/people/joining/requests.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { presentApplication } from './present.ts';
import {
  bankNameIsTaken,
  denyApplication as deny,
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
 */
export async function applyForBank({
  db,
  now,
  actor: { personId, locale },
  body: form,
}: Call<'applyForBank'>): Promise<ReplyOf<'applyForBank'>> {
  await lockPersonWithoutBank(db, personId);
  if (await db.first(bankNameIsTaken, { name: form.name })) throw nameTaken();
  const application = await db.first(insertApplication, {
    ...form,
    openingHours: form.openingHours ?? '',
    locale: form.locale ?? locale,
    applicantId: personId,
    now,
  });
  if (!application) throw new Error('an inserted application has an id');
  const { id: applicationId, future_bank_id: bankId } = application;
  const detail = { applicationId };
  await audit(db, now, 'bank-applied-for', { actorId: personId, personId, detail });
  await enqueueEvent(db, 'application-received', { applicationId }, now);
  return { bankId, applicationId };
}

/** The actor's application while it waits; null when there is none. */
export async function readOwnApplication({
  db,
  actor: { personId: applicantId },
}: Call<'readOwnApplication'>): Promise<ReplyOf<'readOwnApplication'>> {
  const row = await db.first(findOwnApplication, { applicantId });
  return row ? { id: row.id, name: row.name, createdAt: row.created_at.toISOString() } : null;
}

/** Takes the actor's own application back while it waits; they are `new` again. */
export async function withdrawApplication({
  db,
  now,
  actor: { personId },
  params: { id },
}: Call<'withdrawApplication'>): Promise<void> {
  const application = await db.first(lockApplication, { id });
  const isTheirs = application?.applicant_id === personId;
  if (!isTheirs || application.state === 'withdrawn') throw new Refusal('not-found');
  if (application.state !== 'open') throw new Refusal('already-decided');
  await db.count(withdrawOwnApplication, { id, by: personId, now });
  const detail = { applicationId: id };
  await audit(db, now, 'bank-withdrawn', { actorId: personId, personId, detail });
}

/** Whom to write to about the portal: its administrators who have registered and proven who they are. */
export async function readContact({
  db,
  config: { portalName, portalAdminEmails },
}: Call<'readContact'>): Promise<ReplyOf<'readContact'>> {
  const rows = await db.rows(readProvenEmails, { emails: portalAdminEmails });
  const proven = new Set(rows.map((row) => row.email));
  return { portal: portalName, emails: portalAdminEmails.filter((email) => proven.has(email)) };
}

/** The applications in one state, the oldest first unless asked otherwise. */
export function readApplications({
  db,
  query,
}: Call<'listBankApplications'>): Promise<Page<BankApplication>> {
  const order = orderOf(query.sort, { field: 'createdAt', descending: false });
  const values = { ...pageValues(query), state: query.status ?? 'open' };
  return readPage(db, listApplications(order), values, presentApplication);
}

/** Makes the bank live and the applicant its first administrator. */
export async function approveApplication({
  db,
  now,
  actor: { personId: actorId },
  params: { id },
}: Call<'approveBankApplication'>): Promise<void> {
  const personId = await lockOpenApplication(db, id);
  const bank = await db.first(makeBank, { id, by: actorId, now }).catch(refuseTakenName);
  if (!bank) throw new Error('an approved application makes a bank');
  const { bank_id: bankId } = bank;
  await agreeAsFounder(db, { bankId, personId, now });
  await audit(db, now, 'bank-approved', { actorId, personId, bankId });
  await enqueueEvent(db, 'application-approved', { applicationId: id }, now);
}

/** Denies the new bank; the applicant is `new` again. */
export async function denyApplication({
  db,
  now,
  actor: { personId: actorId },
  params: { id },
}: Call<'denyBankApplication'>): Promise<void> {
  const personId = await lockOpenApplication(db, id);
  await db.count(deny, { id, by: actorId, now });
  const detail = { applicationId: id };
  await audit(db, now, 'bank-denied', { actorId, personId, detail });
  await enqueueEvent(db, 'application-denied', { applicationId: id }, now);
}

/** @returns the applicant of an application that is still open */
async function lockOpenApplication(db: Transaction, id: number): Promise<number> {
  const application = await db.first(lockApplication, { id });
  if (!application) throw new Refusal('not-found');
  if (application.state !== 'open') throw new Refusal('already-decided');
  return application.applicant_id;
}
