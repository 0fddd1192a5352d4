/**
 * Passwords at rest: argon2id with 19 MiB, two passes, one lane, as OWASP's first choice has it.
 * At most two are computed at a time, so that a rush of sign-ins cannot exhaust the memory, and only
 * so many wait for it: later callers are asked to try again instead of waiting for seconds.
 */
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from './semaphore.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The last in the queue waits about two seconds on two plain cores. */
const semaphore = new Semaphore(2, { waitingMax: 300, retryAfterS: 2 });

/**
 * The hash to keep. Argon2id is the library's default algorithm.
 * @throws Refusal `unavailable` when too many are waiting
 */
export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(password, OPTIONS));
}

/** A hash of nobody's password, so that an unknown account takes as long as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$vu+gCIGEJA9ReEi+RhAkVw$VS9ztD4H2RKR8OshMKs8cybv7PWUqf9/G4PgOdMclnM';

/**
 * Whether the password is the one behind the hash; takes its time also when there is no hash.
 * @param isKnown whether the caller is looked at before callers that are not
 * @throws Refusal `unavailable` when too many are waiting
 */
export async function passwordMatches(
  hashed: string | undefined,
  password: string,
  isKnown: boolean,
): Promise<boolean> {
  const lane = isKnown ? 'first' : 'last';
  const matches = await semaphore.run(() => verify(hashed ?? NOBODY, password), undefined, lane);
  return matches && hashed !== undefined;
}
