/** How people without a login are reached, and their invitation to one (specification §12). */

import { randomUUID } from 'node:crypto';
import type { Contact } from '#contract/desk.ts';
import { INVITATION_DAYS, MAIL_WAIT_MINUTES } from '#contract/limits.ts';
import type { Member } from '#contract/members.ts';
import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { followDeskAddress } from '#server/modules/accounts/desk-address.ts';
import { refuseTakenEmail } from '#server/modules/accounts/email.ts';
import { insertMailToken, lastMailToken } from '#server/modules/accounts/mail-token-sql.ts';
import { endLinks } from '#server/modules/accounts/passwords.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockPerson } from '#server/modules/accounts/sql.ts';
import { audit, auditChanges, changesBetween } from '#server/modules/audit/write.ts';
import { lockMembership } from '#server/modules/members/sql.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import { mailTokenText } from '#server/modules/outbox/mail-token.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashToken } from '#server/platform/token.ts';
import { noteInvitation } from './invitations-sql.ts';
import { readMember } from './registering.ts';
import { updateContact } from './sql.ts';

/**
 * Changes the phone number and the address of a member without a login. A changed address makes
 * every link that was sent to the old one worthless.
 * @throws Refusal `not-found`, `person-has-login` or `email-taken`
 */
export function changeContact(
  deps: Deps,
  admin: SignedInMember,
  id: number,
  { phone, email }: Contact,
): Promise<Member> {
  return deps.database
    .transaction(async (transaction) => {
      const before = await lockDeskMember(transaction, admin, id);
      await writeContact(deps, transaction, admin, before, {
        phone: phone || null,
        email: email || null,
      });
      return readMember(transaction, id, admin.bankId);
    })
    .catch(refuseTakenEmail);
}

/**
 * Sends a member without a login a link to choose a password. Number, account and history stay as
 * they are; until they follow the link, the desk acts for them. An invitation replaces the one before.
 * @throws Refusal `not-found`, `person-has-login`, `email-taken`, or `mail-too-soon` within five
 * minutes of the last one to the same address
 */
export function inviteMember(
  deps: Deps,
  admin: SignedInMember,
  id: number,
  email: string,
): Promise<Member> {
  const { database, clock, secret } = deps;
  const now = clock.now();
  const { bankId, personId: actorId } = admin;
  const purpose = 'invitation';
  return database
    .transaction(async (transaction) => {
      const before = await lockDeskMember(transaction, admin, id);
      if (before.email === email) await assertInvitationWait(transaction, id, now);
      await writeContact(deps, transaction, admin, before, { phone: before.phone, email });
      await endLinks(transaction, id, now);
      const tokenId = randomUUID();
      await transaction.count(insertMailToken, {
        id: tokenId,
        personId: id,
        purpose,
        email,
        tokenHash: hashToken(mailTokenText(secret, purpose, tokenId)),
        now,
        expiresAt: daysAfter(now, INVITATION_DAYS),
      });
      await transaction.count(noteInvitation, { bankId, personId: id, now });
      await enqueueEvent(transaction, purpose, { personId: id, tokenId }, now);
      await audit(transaction, now, 'member-invited', { actorId, personId: id, bankId });
      return readMember(transaction, id, bankId);
    })
    .catch(refuseTakenEmail);
}

/** @throws Refusal `not-found` for no member of the bank, `person-has-login` */
async function lockDeskMember(
  transaction: Transaction,
  { bankId }: SignedInMember,
  personId: number,
) {
  const membership = await transaction.first(lockMembership, { personId, bankId });
  const person = membership && (await transaction.first(lockPerson, { id: personId }));
  if (!person) throw new Refusal('not-found');
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
  deps: Deps,
  transaction: Transaction,
  admin: SignedInMember,
  before: Reach & { id: number },
  after: Reach,
): Promise<void> {
  const { id } = before;
  const now = deps.clock.now();
  await transaction.count(updateContact, { id, ...after });
  if (after.email !== before.email) {
    await followDeskAddress(deps, transaction, { id, email: after.email });
  }
  const texts = ({ phone, email }: Reach) => ({ phone: phone ?? '', email: email ?? '' });
  await auditChanges(
    transaction,
    now,
    {
      action: 'person-updated',
      actorId: admin.personId,
      readableBy: admin.bankId,
      whose: { personId: id },
    },
    changesBetween(texts(before), texts(after)),
  );
}
