/** How people without a login are reached, and their invitation to one (specification §12). */
import { randomUUID } from 'node:crypto';
import { INVITATION_DAYS, MAIL_WAIT_MINUTES } from '#contract/limits.ts';
import type { Member } from '#contract/people/members.ts';
import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { followDeskAddress } from '#server/modules/people/accounts/desk-address.ts';
import { refuseTakenEmail } from '#server/modules/people/accounts/email.ts';
import { insertMailToken, lastMailToken } from '#server/modules/people/accounts/mail-token-sql.ts';
import { endLinks } from '#server/modules/people/accounts/passwords.ts';
import { lockPerson } from '#server/modules/people/accounts/sql.ts';
import { assertMayHaveLogin } from '#server/modules/people/ages/asking.ts';
import { readMember } from '#server/modules/people/members/reading.ts';
import { lockMembership } from '#server/modules/people/members/sql.ts';
import { audit, auditChanges, changesBetween } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { mailTokenText } from '#server/modules/sending/outbox/mail-token.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashToken } from '#server/platform/token.ts';
import { noteInvitation } from './invitations-sql.ts';
import { updateContact as writeReach } from './sql.ts';

/**
 * Changes the phone number and the address of a member without a login. A changed address makes
 * every link that was sent to the old one worthless.
 */
export async function updateContact(call: Call<'updateContact'>): Promise<Member> {
  const { db, actor, params, body } = call;
  const { id } = params;
  const before = await lockDeskMember(call, id);
  await writeContact(call, before, { phone: body.phone || null, email: body.email || null });
  return readMember(db, actor.bankId, id);
}

/**
 * Sends a member without a login a link to choose a password. Number, account and history stay as
 * they are; until they follow the link, the desk acts for them. An invitation replaces the one before, and
 * waits five minutes after the last one to the same address. Nobody too young to sign in is invited (§52).
 */
export async function inviteMember(call: Call<'inviteMember'>): Promise<Member> {
  const { db, now, today, secret, actor, params, body } = call;
  const { bankId, personId: actorId } = actor;
  const { id: personId } = params;
  const { email } = body;
  const before = await lockDeskMember(call, personId);
  await assertMayHaveLogin(db, { personId, today });
  if (before.email === email) await assertInvitationWait(db, personId, now);
  await writeContact(call, before, { phone: before.phone, email });
  await endLinks(db, personId, now);
  const tokenId = randomUUID();
  await db.count(insertMailToken, {
    id: tokenId,
    personId,
    purpose: 'invitation',
    email,
    tokenHash: hashToken(mailTokenText(secret, 'invitation', tokenId)),
    now,
    expiresAt: daysAfter(now, INVITATION_DAYS),
  });
  await db.count(noteInvitation, { bankId, personId, now });
  await enqueueEvent(db, 'invitation', { personId, tokenId }, now);
  await audit(db, now, 'member-invited', { actorId, personId, bankId });
  return readMember(db, bankId, personId);
}

/** @throws Refusal `not-found` for no member of the bank, `person-has-login` */
async function lockDeskMember({ db, actor: { bankId } }: ChangeCall, personId: number) {
  const membership = await db.first(lockMembership, { personId, bankId });
  const person = membership && (await db.first(lockPerson, { id: personId }));
  if (person?.kind !== 'human') throw new Refusal('not-found');
  if (person.access === 'self') throw new Refusal('person-has-login');
  return person;
}

/** @throws Refusal `mail-too-soon` */
async function assertInvitationWait(
  transaction: Transaction,
  personId: number,
  now: Date,
): Promise<void> {
  const last = await transaction.first(lastMailToken, { personId, purpose: 'invitation' });
  if (!last) return;
  const dueAt = minutesAfter(last.created_at, MAIL_WAIT_MINUTES);
  const retryAfterS = (dueAt.getTime() - now.getTime()) / 1000;
  if (retryAfterS > 0) throw new Refusal('mail-too-soon', { retryAfterS });
}

interface Reach {
  phone: string | null;
  email: string | null;
}

async function writeContact(
  call: ChangeCall,
  before: Reach & { id: number },
  after: Reach,
): Promise<void> {
  const { db, now, actor } = call;
  const { id } = before;
  await db.count(writeReach, { id, ...after }).catch(refuseTakenEmail);
  if (after.email !== before.email) await followDeskAddress(call, { id, email: after.email });
  const texts = ({ phone, email }: Reach) => ({ phone: phone ?? '', email: email ?? '' });
  await auditChanges(
    db,
    now,
    {
      action: 'person-updated',
      actorId: actor.personId,
      readableBy: actor.bankId,
      whose: { personId: id },
    },
    changesBetween(texts(before), texts(after)),
  );
}
