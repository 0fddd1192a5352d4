/**
 * The way back to an address that was changed, with the link sent to it. Somebody else may have had the
 * account meanwhile, so nothing that opened it until now opens it afterwards, and the person chooses a
 * new password with the answer.
 */

import { randomUUID } from 'node:crypto';
import { RESET_TOKEN_HOURS } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { hashToken, newToken } from '#server/platform/token.ts';
import { forgetBrowsersOf, forgetNetworksOf } from './devices-sql.ts';
import { refuseTakenEmail } from './email.ts';
import { deleteAuthenticator, findAuthenticator } from './factor-sql.ts';
import { findMailToken, insertMailToken, useMailToken } from './mail-token-sql.ts';
import { forgetRefusals } from './mail-trouble-sql.ts';
import { removePasskeysOf } from './passkeys.ts';
import { endAccess } from './passwords.ts';
import { isOwnersFactor } from './rules.ts';
import { takeAway } from './second-factor.ts';
import { lockPerson, proveEmail, removePassword, setEmail } from './sql.ts';

type Link = RowOf<typeof findMailToken>;

/** The address that is the person's again, and what `PATCH /users/reset-password` takes, once within an hour. */
interface Restored {
  email: string;
  id: number;
  passwordToken: string;
}

/**
 * Goes the way back: the address that the link was sent to is the person's again, and proven. Nobody
 * signs in until the person has chosen a password; the address that was theirs until now gets a letter.
 */
export async function restoreEmail({ db, now, body }: Call<'restoreEmail'>): Promise<Restored> {
  const tokenHash = hashToken(body.token);
  const link = await db.first(findMailToken, { tokenHash, purpose: 'restore-email' });
  if (!link || link.sent_to === null) throw new Refusal('token-invalid');
  if (link.used_at !== null) throw new Refusal('token-used');
  if (link.expires_at <= now) throw new Refusal('token-expired');
  const { person_id: id, sent_to: email } = link;
  const passwordToken = newToken();
  const before = await db.first(lockPerson, { id });
  const taken = await db.first(useMailToken, { id: link.id, now });
  if (!before || !taken) throw new Refusal('token-used');
  await db.count(setEmail, { id, email }).catch(refuseTakenEmail);
  await db.count(proveEmail, { id, email });
  await db.count(forgetRefusals, { personId: id });
  await shutOut(db, now, link);
  await db.count(insertMailToken, {
    id: randomUUID(),
    personId: id,
    purpose: 'reset-password',
    email,
    tokenHash: hashToken(passwordToken),
    now,
    expiresAt: minutesAfter(now, RESET_TOKEN_HOURS * 60),
  });
  await audit(db, now, 'email-restored', { actorId: id, personId: id });
  if (before.email !== null && before.email !== email) {
    const payload = { personId: id, droppedEmail: before.email };
    await enqueueEvent(db, 'email-restored', payload, now);
  }
  return { email, id, passwordToken };
}

/** Ends all that somebody may hold or have set up who had the account for a while. */
async function shutOut(transaction: Transaction, now: Date, link: Link): Promise<void> {
  const personId = link.person_id;
  await transaction.count(removePassword, { id: personId });
  await endAccess(transaction, personId, null, now);
  await removePasskeysOf(transaction, now, personId);
  await removeStrangeFactor(transaction, now, link);
  await transaction.count(forgetBrowsersOf, { personId });
  await transaction.count(forgetNetworksOf, { personId });
}

/** Takes the second factor away unless it is old enough to be the person's own; one that is half set up, too. */
async function removeStrangeFactor(transaction: Transaction, now: Date, link: Link): Promise<void> {
  const { person_id: personId, made_at: changedAt } = link;
  const factor = await transaction.first(findAuthenticator, { personId });
  if (!factor) return;
  const { confirmed_at: confirmedAt, codes_made_at: codesMadeAt } = factor;
  if (confirmedAt === null) await transaction.first(deleteAuthenticator, { personId });
  else if (!isOwnersFactor({ confirmedAt, codesMadeAt }, changedAt)) {
    await takeAway(transaction, now, personId, { what: 'off' });
  }
}
