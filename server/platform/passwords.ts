/**
 * Passwords at rest: argon2id with 19 MiB, two passes, one lane, as OWASP's first choice has it.
 * At most two are computed at a time, so that a rush of sign-ins cannot exhaust the memory.
 */
import { hash, verify } from '@node-rs/argon2';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The hash to keep. Argon2id is the library's default algorithm. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/** A hash of nobody's password, so that an unknown account takes as long as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$vu+gCIGEJA9ReEi+RhAkVw$VS9ztD4H2RKR8OshMKs8cybv7PWUqf9/G4PgOdMclnM';

/** Whether the password is the one behind the hash; takes its time also when there is no hash. */
export async function passwordMatches(
  hashed: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await inTurn(() => verify(hashed ?? NOBODY, password));
  return matches && hashed !== undefined;
}
