/** Changing a password, knowing the old one or by a link from a mail (specification §23, §5). */

import { randomUUID } from 'node:crypto';
import { MAIL_WAIT_MINUTES, RESET_MAILS_MAX, RESET_TOKEN_HOURS } from '#contract/limits.ts';
import { LOGIN_AGE } from '#contract/people/ages.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { assertMayHaveLogin } from '#server/modules/people/ages/asking.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import {
  forgetTries,
  knowNetwork,
  tryPassword,
} from '#server/modules/running/guards/password-tries.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { mailTokenText } from '#server/modules/sending/outbox/mail-token.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { hashToken } from '#server/platform/token.ts';
import { deleteAccessTokensOf } from './access-token-sql.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { forgetDevicesOf } from './devices-sql.ts';
import { deleteChallengesOf } from './factor-sql.ts';
import { endActLinks, endCalendarAddress } from './held-keys-sql.ts';
import { findMailToken, requestReset, useMailToken, useMailTokensOf } from './mail-token-sql.ts';
import { forgetRefusals } from './mail-trouble-sql.ts';
import { removePasskeysOf } from './passkeys.ts';
import {
  endSessionsOf,
  findPasswordHash,
  letResetMailGo,
  lockPerson,
  proveEmail,
  replacePassword,
  setPassword,
} from './sql.ts';

/** The links with which a password is chosen. */
const PASSWORD_LINKS = ['reset-password', 'invitation'] as const;

/**
 * Changes the caller's password and ends access but that of this session. Wrong old
 * passwords are slowed down like failed sign-ins, for they guess at the same thing.
 */
export async function changePassword(call: Call<'changePassword'>): Promise<void> {
  const { db, clock, actor, body, ip } = call;
  const { password, newPassword } = body;
  if (password === newPassword) throw new Refusal('password-wrong-or-reused');
  const { personId: id, email, sessionId } = actor;
  const oldHash = (await db.first(findPasswordHash, { id }))?.password_hash;
  const isRight = await tryPassword(call, { email, ip }, oldHash, password);
  if (oldHash === undefined || !isRight) throw new Refusal('password-wrong-or-reused');
  await refuseCommonPassword('newPassword', newPassword);
  // Hashing takes long and belongs outside the transaction, which holds a connection.
  const newHash = await hashPassword(newPassword);
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const replaced = await transaction.count(replacePassword, { id, oldHash, newHash });
    if (replaced === 0) throw new Refusal('password-wrong-or-reused');
    await endAccess(transaction, id, sessionId, now);
    await audit(transaction, now, 'password-changed', { actorId: id, personId: id });
    await enqueueEvent(transaction, 'password-changed', { personId: id }, now);
  });
}

/**
 * Ends a person's sessions but the kept one, their access tokens, sign-ins that wait for a code, their
 * devices' notifications, the address of their calendar, the buttons of their letters, and every link to
 * choose a new password: whatever opens something of theirs without the password of now.
 */
export async function endAccess(
  transaction: Transaction,
  personId: number,
  keptSessionId: string | null,
  now: Date,
): Promise<void> {
  await transaction.count(endSessionsOf, { personId, keptSessionId, now });
  await transaction.count(forgetDevicesOf, { personId, keptSessionId });
  await transaction.count(deleteChallengesOf, { personId });
  await transaction.count(deleteAccessTokensOf, { personId });
  await transaction.count(endCalendarAddress, { personId });
  await transaction.count(endActLinks, { personId, now });
  await endLinks(transaction, personId, now);
  await transaction.count(letResetMailGo, { id: personId });
}

/** Ends every link with which a person may choose a password. */
export async function endLinks(
  transaction: Transaction,
  personId: number,
  now: Date,
): Promise<void> {
  for (const purpose of PASSWORD_LINKS) {
    await transaction.count(useMailTokensOf, { personId, purpose, now });
  }
}

/**
 * Sends a link to the person with that address; the answer does not reveal whether there is one. Of
 * those who ask again and again without using a link, most in five minutes go nowhere.
 */
export async function requestPasswordReset({
  db,
  now,
  today,
  secret,
  params: { email },
}: Call<'requestPasswordReset'>): Promise<void> {
  const tokenId = randomUUID();
  await db.count(requestReset, {
    email,
    tokenId,
    tokenHash: hashToken(mailTokenText(secret, 'reset-password', tokenId)),
    now,
    windowStart: minutesAfter(now, -MAIL_WAIT_MINUTES),
    ...{ most: RESET_MAILS_MAX, today, loginAge: LOGIN_AGE },
    expiresAt: minutesAfter(now, RESET_TOKEN_HOURS * 60),
  });
}

/**
 * Chooses a new password by the link of a mail; ends all sessions of the person and removes their
 * passkeys, which somebody else may have added. Following the link
 * proves the address it was sent to and unlocks the account from every wait. Somebody without a login
 * has one from then on, whether their desk invited them or they said that they forgot a password.
 * The link names the person beside the token.
 */
export async function resetPassword(call: Call<'resetPassword'>): Promise<void> {
  const { db, clock, query, body, ip } = call;
  const { id } = query;
  const { newPassword } = body;
  const tokenHash = hashToken(query.passwordToken ?? '');
  const link =
    (await db.first(findMailToken, { tokenHash, purpose: 'reset-password' })) ??
    (await db.first(findMailToken, { tokenHash, purpose: 'invitation' }));
  if (!link || link.person_id !== id) throw new Refusal('token-invalid');
  if (link.used_at !== null) throw new Refusal('token-used');
  const now = clock.now();
  if (link.expires_at <= now) throw new Refusal('token-expired');
  await refuseCommonPassword('newPassword', newPassword);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (transaction) => {
    // The person is locked first, as wherever several of their links may be used up.
    const before = await transaction.first(lockPerson, { id });
    const taken = await transaction.first(useMailToken, { id: link.id, now });
    if (!taken) throw new Refusal('token-used');
    await assertMayHaveLogin(transaction, { personId: id, today: clock.dayOf(now) });
    await transaction.count(setPassword, { id, passwordHash, now });
    await transaction.count(proveEmail, { id, email: link.sent_to });
    await transaction.count(forgetRefusals, { personId: id });
    await endAccess(transaction, id, null, now);
    await removePasskeysOf(transaction, now, id);
    if (before?.access === 'desk') {
      await audit(transaction, now, 'email-verified', { actorId: id, personId: id });
    }
    await audit(transaction, now, 'password-reset', { actorId: id, personId: id });
    await enqueueEvent(transaction, 'password-changed', { personId: id }, now);
    if (link.email !== null) await forgetTries(transaction, link.email);
    await knowNetwork(call, transaction, id, ip);
  });
}
