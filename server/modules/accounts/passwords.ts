/** Changing a password, knowing the old one or by a link from a mail (specification §4, §5). */
import { randomUUID } from 'node:crypto';
import { RESET_TOKEN_HOURS } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/write.ts';
import { hashMailToken, mailTokenText } from '#server/modules/outbox/mail-token.ts';
import { tell } from '#server/modules/outbox/tell.ts';
import { minutesAfter } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashPassword, passwordMatches } from '#server/platform/passwords.ts';
import type { SignedIn } from './signed-in.ts';
import {
  endSessionsOf,
  findMailToken,
  holdPerson,
  requestReset,
  setPassword,
  useMailToken,
} from './sql.ts';

/**
 * Changes one's own password and ends one's other sessions.
 * @throws Refusal `password-wrong-or-reused`
 */
export async function changePassword(
  deps: Deps,
  actor: SignedIn,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const { database, clock } = deps;
  const id = actor.personId;
  const newHash = await hashPassword(newPassword);
  await database.transaction(async (transaction) => {
    const person = await transaction.first(holdPerson, { id });
    const isRight = await passwordMatches(person?.password_hash, password);
    if (!isRight || password === newPassword) throw new Refusal('password-wrong-or-reused');
    const now = clock.now();
    await transaction.count(setPassword, { id, passwordHash: newHash });
    await transaction.count(endSessionsOf, {
      personId: id,
      keptSessionId: actor.sessionId,
      now,
    });
    await audit(transaction, now, 'password-changed', { actorId: id, personId: id });
    await tell(transaction, 'password-changed', { personId: id }, now);
  });
}

/** Has a link sent to whoever has that address; says nothing about whether anybody has. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const tokenId = randomUUID();
  const now = deps.clock.now();
  await deps.database.count(requestReset, {
    email,
    tokenId,
    tokenHash: hashMailToken(mailTokenText(deps.secret, 'reset-password', tokenId)),
    now,
    expiresAt: minutesAfter(now, RESET_TOKEN_HOURS * 60),
  });
}

/**
 * Chooses a new password by the link of a mail; ends all sessions of the person.
 * @param id the person, as the link names them beside the token
 * @throws Refusal `token-invalid`, `token-used` or `token-expired`
 */
export async function resetPassword(
  deps: Deps,
  { token, id, newPassword }: { token: string; id: number; newPassword: string },
): Promise<void> {
  const { database, clock } = deps;
  const tokenHash = hashMailToken(token);
  const purpose = 'reset-password';
  const link = await database.first(findMailToken, { tokenHash, purpose });
  if (!link || link.person_id !== id) throw new Refusal('token-invalid');
  if (link.used_at !== null) throw new Refusal('token-used');
  const now = clock.now();
  if (link.expires_at <= now) throw new Refusal('token-expired');
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (transaction) => {
    const taken = await transaction.first(useMailToken, { id: link.id, now });
    if (!taken) throw new Refusal('token-used');
    await transaction.count(setPassword, { id, passwordHash });
    await transaction.count(endSessionsOf, { personId: id, keptSessionId: null, now });
    await audit(transaction, now, 'password-reset', { actorId: id, personId: id });
    await tell(transaction, 'password-changed', { personId: id }, now);
  });
}
