/**
 * Password guessing is slowed down more and more. A try is counted before the password is looked at, so
 * that many at the same moment get no more looks than one after the other; a right password takes
 * its tries back. Tries at one account from one network are looked at one after the other, and a few of
 * one network at a time: what is still being checked counts for nobody as a failure, and a room full of
 * people who sign in at the same moment is let in. Three counts stand beside each other: of an account from one network, of a
 * network, and of an account from everywhere. Who signed in from a network before is held up by the
 * first alone, so strangers elsewhere cannot lock them out.
 */

import { createHmac } from 'node:crypto';
import { FREE_SIGN_IN_FAILURES, FREE_SIGN_IN_FAILURES_OF_NETWORK } from '#contract/limits.ts';
import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { OwnCall } from '#server/call.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { KeyedSemaphore } from '#server/platform/keyed-semaphore.ts';
import { networkOf } from '#server/platform/network.ts';
import { passwordMatches } from '#server/platform/passwords.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { countTry, forgetTriesOf, rememberNetwork, takeBackTries } from './sql.ts';

const FORGOTTEN_AFTER_MINUTES = 60;

/** After how many failures a wait begins, how long it is at first, and at most, in seconds. */
interface Rule {
  free: number;
  firstS: number;
  mostS: number;
}

/** In the order of `keysOf`. The last is late and short: strangers must not lock an owner out. */
const RULES: Rule[] = [
  { free: FREE_SIGN_IN_FAILURES, firstS: 1, mostS: 15 * 60 },
  { free: FREE_SIGN_IN_FAILURES_OF_NETWORK, firstS: 1, mostS: 60 },
  { free: 99, firstS: 30, mostS: 30 },
];
const NEVER = 2_147_483_647;

/** A rush: those who would wait longer than some seconds are asked to come again. */
const QUEUE = { waitingMax: 300, retryAfterS: 2 };
const accountTurns = new KeyedSemaphore<string>(1, QUEUE);
/** Fewer than the free failures, also with several processes beside each other. */
const networkTurns = new KeyedSemaphore<string>(6, QUEUE);

/** What a try is counted with: the database, for it stays counted whatever becomes of the call. */
type Guarded = Pick<OwnCall, 'db' | 'clock' | 'secret'>;

/** Whose password is tried, and where from. */
interface PasswordTry {
  email: string;
  ip: string;
}

/** Counts are locked in alphabetical order, which is from the narrowest to the widest. */
function keysOf({ email, ip }: PasswordTry) {
  const network = networkOf(ip);
  const wider = [`network:${network}`, `whole-account:${email}`];
  return { own: `account-from:${network}:${email}`, network, wider };
}

/**
 * Whether the password is the one behind the hash. A wrong one stays counted, a right one takes back
 * what the account had failed from that network before.
 * @param hash undefined for an unknown account, which takes the same time
 * @throws Refusal `too-many-requests` while a wait runs, `unavailable` when too many are waiting to
 * be looked at; either way the password was not looked at
 */
export function tryPassword(
  call: Guarded,
  tried: PasswordTry,
  hash: string | undefined,
  password: string,
): Promise<boolean> {
  const { own, network } = keysOf(tried);
  return accountTurns.run(own, () =>
    networkTurns.run(network, () => look(call, tried, hash, password)),
  );
}

async function look(
  call: Guarded,
  tried: PasswordTry,
  hash: string | undefined,
  password: string,
): Promise<boolean> {
  const { own, wider } = keysOf(tried);
  const isKnown = await count(call, tried);
  try {
    const isRight = await passwordMatches(hash, password, isKnown);
    if (isRight) await call.db.rows(takeBackTries, { own, wider, most: null });
    return isRight;
  } catch (error) {
    await call.db.rows(takeBackTries, { own, wider, most: 1 });
    throw error;
  }
}

/** @returns whether the person signed in from that network before */
async function count({ db, clock, secret }: Guarded, tried: PasswordTry): Promise<boolean> {
  const { own, wider } = keysOf(tried);
  const now = clock.now();
  const row = await db.first(countTry, {
    email: tried.email,
    networkHash: hashOf(secret, tried.ip),
    keys: [own, ...wider],
    emails: [tried.email, null, tried.email],
    free: RULES.map(({ free }) => free),
    freeWhenKnown: RULES.map(({ free }, index) => (index === 0 ? free : NEVER)),
    firstS: RULES.map(({ firstS }) => firstS),
    mostS: RULES.map(({ mostS }) => mostS),
    now,
    forgottenBefore: minutesAfter(now, -FORGOTTEN_AFTER_MINUTES),
  });
  if (!row) throw new Error('counting always counts');
  if (row.wait_s > 0) throw new Refusal('too-many-requests', { retryAfterS: row.wait_s });
  return row.is_known;
}

/** Forgets every failure of an account: its owner has proven themselves by a mail. */
export async function forgetTries(queryable: Queryable, email: string): Promise<void> {
  await queryable.count(forgetTriesOf, { email });
}

/** Remembers that a person was themselves from there, as a keyed hash that shows no address. */
export async function knowNetwork(
  { clock, secret }: Pick<Guarded, 'clock' | 'secret'>,
  queryable: Queryable,
  personId: number,
  ip: string,
): Promise<void> {
  const now = clock.now();
  const aDayAgo = daysAfter(now, -1);
  const networkHash = hashOf(secret, ip);
  await queryable.count(rememberNetwork, { personId, networkHash, now, aDayAgo });
}

function hashOf(secret: string, ip: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'networks')).update(networkOf(ip)).digest();
}
