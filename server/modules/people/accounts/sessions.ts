/**
 * Sessions. The token is a JWT that names its session; what it says of the person is for the
 * browser's eyes only. Every call reads session and person again, so that signing out, exclusion,
 * a changed role and a changed password act at once.
 */

import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { OPEN_FROM_BEFORE, type RoomName } from '#contract/banks/room-names.ts';
import { SESSION_HOURS, SESSION_REMEMBERED_DAYS } from '#contract/limits.ts';
import type { TokenClaims } from '#contract/people/accounts.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Call, OwnCall } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { assertMayHaveLogin } from '#server/modules/people/ages/asking.ts';
import { isChild } from '#server/modules/people/ages/rules.ts';
import { openRoomsOf } from '#server/modules/running/guards/open-rooms.ts';
import { momentOf } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { holderOfToken, isAccessToken } from './access-tokens.ts';
import { ALGORITHM, CheckedTokens } from './checked-tokens.ts';
import { deviceWords } from './device-words.ts';
import { forgetDevice } from './devices-sql.ts';
import { asSignedIn } from './holder.ts';
import { noteDevice } from './known-devices.ts';
import {
  endSession,
  insertSession,
  noteAdministrator,
  noteWritten,
  prolongSession,
} from './sessions-sql.ts';
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
    return sessionId === undefined ? undefined : findSignedIn(deps.database, deps, sessionId);
  };
}

async function findSignedIn(
  db: Queryable,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  sessionId: string,
): Promise<SignedIn | undefined> {
  const { now, today } = momentOf(clock);
  const row = await db.first(findSessionHolder, { sessionId, now });
  // A session from before their bank asked for an age.
  if (!row || isChild(row, today)) return undefined;
  return {
    ...asSignedIn(config, row, today),
    sessionId: row.session_id,
    remembered: row.remembered,
    ...(row.wrote_up_to === null ? {} : { wroteUpTo: row.wrote_up_to }),
  };
}

/** How somebody who has proven themselves comes in. */
interface Entrance {
  /** For thirty days instead of two hours. */
  remembered: boolean;
  /** The passkey that stood for password and code. */
  passkeyId?: number;
}

/**
 * Opens a session; tells the person where the browser is a new one for them.
 * @returns its token
 * @throws Refusal `too-young`
 */
export async function openSession(
  call: Pick<OwnCall, 'db' | 'clock' | 'config' | 'secret' | 'device'>,
  personId: number,
  { remembered, passkeyId }: Entrance,
): Promise<string> {
  const { db, clock, device } = call;
  const id = randomUUID();
  const moment = momentOf(clock);
  const { now } = moment;
  await assertMayHaveLogin(db, { personId, today: moment.today });
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
  const mark = await db.transaction(async (transaction) => {
    await transaction.count(insertSession, session);
    return noteDevice({ db: transaction, ...moment }, personId, device);
  });
  device.keep(mark);
  const person = await findSignedIn(db, call, id);
  if (!person) throw new Refusal('unauthenticated');
  await noteIfAdministrator(db, person, moment.today);
  return tokenFor(call, person, expiresAt);
}

/** Prolongs a session. @returns a new token with today's facts */
export async function refreshSession(call: Call<'refresh'>): Promise<string> {
  const { db, now, actor } = call;
  const expiresAt = minutesAfter(now, lifeMinutes(actor.remembered));
  const lives = await db.count(prolongSession, { id: actor.sessionId, now, expiresAt });
  // It has just been ended elsewhere.
  if (lives === 0) throw new Refusal('unauthenticated');
  await noteIfAdministrator(db, actor, call.today);
  return tokenFor(call, actor, expiresAt);
}

/** A bank that nobody administers any more is seen at the portal's desk (specification §31). */
async function noteIfAdministrator(db: Queryable, person: SignedIn, today: string): Promise<void> {
  if (heldRole(person) !== 'ADMIN' || person.bankId === null) return;
  await db.count(noteAdministrator, { bankId: person.bankId, today });
}

/** Ends a session; its tokens are dead at once, and its device gets no notification any more. */
export async function closeSession({
  db,
  now,
  actor: { sessionId },
}: Call<'logout'>): Promise<void> {
  await db.count(endSession, { id: sessionId, now });
  await db.count(forgetDevice, { sessionId });
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

/** A bank that was here before rooms and has said nothing of them; its sessions do neither. */
const isAsBefore = (open: readonly RoomName[]) =>
  open.length === OPEN_FROM_BEFORE.length && OPEN_FROM_BEFORE.every((name) => open.includes(name));

async function tokenFor(
  { db, config, secret }: Pick<OwnCall, 'db' | 'config' | 'secret'>,
  person: SignedIn,
  expiresAt: Date,
): Promise<string> {
  const open = person.bankId === null ? OPEN_FROM_BEFORE : await openRoomsOf(db, person.bankId);
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
    timeZone: config.timeZone,
    ...(isAsBefore(open) ? {} : { rooms: [...open] }),
  };
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setJti(person.sessionId)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(signingKey(secret));
}
