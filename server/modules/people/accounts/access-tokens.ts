/** Access tokens: making, listing, revoking, and finding who made one (specification §28). */

import { ACCESS_TOKENS_MAX } from '#contract/limits.ts';
import {
  ACCESS_TOKEN_PREFIX,
  type AccessToken,
  accessTokenSchema,
} from '#contract/people/access-tokens.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { isChild } from '#server/modules/people/ages/rules.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { assertCallLimit } from '#server/modules/running/guards/calls.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashToken, newToken } from '#server/platform/token.ts';
import {
  deleteAccessToken,
  findTokenHolder,
  insertAccessToken,
  listAccessTokens,
  noteTokenUse,
} from './access-token-sql.ts';
import { tellGuardChange } from './guard-changes.ts';
import { asSignedIn } from './holder.ts';
import { provePerson } from './passkeys.ts';
import type { SignedIn } from './signed-in.ts';
import { lockPerson } from './sql.ts';

/** No session has this name: a token opens none, and the calls about sessions refuse it. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** Whether what a caller sends is an access token, and not the token of a session. */
export function isAccessToken(token: string): boolean {
  return token.startsWith(ACCESS_TOKEN_PREFIX);
}

/**
 * The person who made a token, with its scopes, or undefined when it opens nothing (any more). Its
 * calls are counted; the day of the last one is noted.
 * @throws Refusal `too-many-requests` from the call after the last one allowed in an hour
 */
export async function holderOfToken(deps: Deps, token: string): Promise<SignedIn | undefined> {
  const { database, clock } = deps;
  const now = clock.now();
  const row = await database.first(findTokenHolder, { tokenHash: hashToken(token), now });
  const today = clock.dayOf(now);
  if (!row || isChild(row, today)) return undefined;
  await assertCallLimit(database, clock, 'tokens', String(row.token_id));
  if (row.used_on !== today) await database.count(noteTokenUse, { id: row.token_id, today });
  const { scopes } = accessTokenSchema.pick({ scopes: true }).parse(row);
  return {
    ...asSignedIn(deps.config, row, today),
    // Nothing of the portal's own administration is for programs.
    portalAdmin: false,
    sessionId: NO_SESSION,
    remembered: false,
    scopes,
  };
}

/** Those of the caller that open something, the oldest first. */
export async function readAccessTokens({
  db,
  now,
  actor: { personId },
}: Call<'listAccessTokens'>): Promise<AccessToken[]> {
  const rows = await db.rows(listAccessTokens, { personId, now });
  return rows.map(({ id, name, scopes, created_at, expires_at, used_on }) => ({
    id,
    name,
    scopes,
    madeAt: created_at.toISOString(),
    usedOn: used_on,
    expiresAt: expires_at.toISOString(),
  }));
}

/**
 * Makes one; its person gets a letter. `desk:read` is for those to whom the desk is open.
 * @returns it with what opens the portal, which is kept as a hash
 */
export async function makeAccessToken(
  call: Call<'makeAccessToken'>,
): Promise<AccessToken & { token: string }> {
  const { db, now, actor, body } = call;
  const { name, scopes, days } = body;
  const { personId, hasSecondFactor: withFactor } = actor;
  if (scopes.includes('desk:read')) assertDeskIsOpen(actor);
  await provePerson(call, body);
  const token = `${ACCESS_TOKEN_PREFIX}${newToken()}`;
  const expiresAt = daysAfter(now, days);
  const tokenHash = hashToken(token);
  const id = await db.transaction(async (transaction) => {
    // Calls at once count one after the other.
    await transaction.first(lockPerson, { id: personId });
    const { length } = await transaction.rows(listAccessTokens, { personId, now });
    if (length >= ACCESS_TOKENS_MAX) throw new Refusal('access-tokens-full');
    const kept = { personId, tokenHash, name, scopes, withFactor, now, expiresAt };
    const made = await transaction.first(insertAccessToken, kept);
    if (!made) throw new Refusal('forbidden');
    await tellGuardChange(transaction, now, personId, { what: 'token-made' });
    return made.id;
  });
  const [madeAt, ends] = [now.toISOString(), expiresAt.toISOString()];
  return { id, name, scopes, madeAt, usedOn: null, expiresAt: ends, token };
}

function assertDeskIsOpen({ role, closedDesks }: SignedIn): void {
  if (role === 'ADMIN') return;
  throw new Refusal(closedDesks.includes('bank') ? 'second-factor-required' : 'forbidden');
}

export async function revokeAccessToken({
  db,
  now,
  actor: { personId },
  params: { id },
}: Call<'revokeAccessToken'>): Promise<void> {
  const revoked = await db.first(deleteAccessToken, { id, personId });
  if (!revoked) throw new Refusal('not-found');
  await audit(db, now, 'token-revoked', { actorId: personId, personId });
}
