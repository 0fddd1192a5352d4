/**
 * Sessions. The token is a JWT that names its session; what it says of the person is for the
 * browser's eyes only. Every call reads session and person again, so that signing out, exclusion,
 * a changed role and a changed password act at once.
 */

import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { TokenClaims } from '#contract/accounts.ts';
import { SESSION_HOURS, SESSION_REMEMBERED_DAYS } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import type { CallDevice } from '#server/platform/http/device-mark.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { holderOfToken, isAccessToken } from './access-tokens.ts';
import { ALGORITHM, CheckedTokens } from './checked-tokens.ts';
import { deviceWords } from './device-words.ts';
import { forgetDevice } from './devices-sql.ts';
import { asSignedIn } from './holder.ts';
import { noteDevice } from './known-devices.ts';
import { endSession, insertSession, noteWritten, prolongSession } from './sessions-sql.ts';
import { heldRole, type SignedIn } from './signed-in.ts';
import { findSessionHolder } from './sql.ts';

const signingKey = (secret: string) => keyFor(secret, 'session tokens');

/** Finds the person behind a token. */
type Authenticate = (token: string) => Promise<SignedIn | undefined>;

/**
 * Finds the person behind the token of a session or an access token, or undefined when it opens nothing
 * (any more). @throws Refusal `too-many-requests` for an access token
 */
export function authenticator(deps: Deps): Authenticate {
  const tokens = new CheckedTokens(signingKey(deps.secret));
  return async (token) => {
    if (isAccessToken(token)) return holderOfToken(deps, token);
    const sessionId = await tokens.sessionOf(token, deps.clock.now());
    return sessionId === undefined ? undefined : findSignedIn(deps, sessionId);
  };
}

async function findSignedIn(deps: Deps, sessionId: string): Promise<SignedIn | undefined> {
  const now = deps.clock.now();
  const row = await deps.database.first(findSessionHolder, { sessionId, now });
  if (!row) return undefined;
  return {
    ...asSignedIn(deps.config, row),
    sessionId: row.session_id,
    remembered: row.remembered,
    ...(row.wrote_up_to === null ? {} : { wroteUpTo: row.wrote_up_to }),
  };
}

/** How somebody who has proven themselves comes in. */
export interface Entrance {
  /** For thirty days instead of two hours. */
  remembered: boolean;
  device: CallDevice;
  /** The passkey that stood for password and code. */
  passkeyId?: number;
}

/** Opens a session; tells the person where the browser is a new one for them. @returns its token */
export async function openSession(
  deps: Deps,
  personId: number,
  { remembered, device, passkeyId }: Entrance,
): Promise<string> {
  const id = randomUUID();
  const now = deps.clock.now();
  const expiresAt = minutesAfter(now, lifeMinutes(remembered));
  const session = {
    id,
    personId,
    remembered,
    passkeyId: passkeyId ?? null,
    now,
    expiresAt,
    ...deviceWords(device.userAgent),
  };
  const mark = await deps.database.transaction(async (transaction) => {
    await transaction.count(insertSession, session);
    return noteDevice(deps, transaction, personId, device);
  });
  device.keep(mark);
  const person = await findSignedIn(deps, id);
  if (!person) throw new Refusal('unauthenticated');
  return tokenFor(deps, person, expiresAt);
}

/**
 * Prolongs a session. @returns a new token with today's facts
 * @throws Refusal `unauthenticated` when it has just been ended elsewhere
 */
export async function refreshSession(deps: Deps, actor: SignedIn): Promise<string> {
  const now = deps.clock.now();
  const expiresAt = minutesAfter(now, lifeMinutes(actor.remembered));
  const lives = await deps.database.count(prolongSession, { id: actor.sessionId, now, expiresAt });
  if (lives === 0) throw new Refusal('unauthenticated');
  return tokenFor(deps, actor, expiresAt);
}

/** Ends a session; its tokens are dead at once, and its device gets no notification any more. */
export async function closeSession(deps: Deps, sessionId: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    await transaction.count(endSession, { id: sessionId, now: deps.clock.now() });
    await transaction.count(forgetDevice, { sessionId });
  });
}

/**
 * Notes that the person has just changed something, so that no replica without it is read for them.
 * Where it cannot be noted, the database is away, and no replica is read either.
 */
export async function noteWriting(
  { database, log }: Deps,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
): Promise<void> {
  try {
    await database.count(noteWritten, { id: sessionId });
  } catch (error) {
    log.warn(error, 'could not note that somebody has changed something');
  }
}

function lifeMinutes(remembered: boolean): number {
  return remembered ? SESSION_REMEMBERED_DAYS * 24 * 60 : SESSION_HOURS * 60;
}

function tokenFor(deps: Deps, person: SignedIn, expiresAt: Date): Promise<string> {
  const claims: Omit<TokenClaims, 'exp'> = {
    userId: person.personId,
    userBankId: person.bankId,
    status: person.status,
    role: heldRole(person),
    portalAdmin: person.portalAdmin || person.closedDesks.includes('portal'),
    ...(person.closedDesks.length > 0 ? { closedDesks: [...person.closedDesks] } : {}),
    fullName: person.fullName,
    name: person.name,
    surname: person.surname,
    timeZone: deps.config.timeZone,
  };
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setJti(person.sessionId)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(signingKey(deps.secret));
}
