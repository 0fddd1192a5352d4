/** Signing in and out, and reading people. */
import type { User } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { knowNetwork, tryPassword } from '#server/modules/guards/password-tries.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { presentUser } from './present.ts';
import { askForSecondFactor } from './second-step.ts';
import { type Entrance, openSession } from './sessions.ts';
import type { SignedIn } from './signed-in.ts';
import { findForSignIn, findUser } from './sql.ts';

interface Credentials extends Entrance {
  email: string;
  password: string;
  ip: string;
}

/**
 * Signs a person in, also one whose e-mail is not verified (their token is good only for signing
 * out and refreshing). @returns the token
 * @throws Refusal `credentials-unrecognised` (account unknown or password wrong, in the same
 * time), `too-many-requests` while a wait after failures runs, `unavailable` in a rush,
 * `second-factor-needed` with a challenge.
 */
export async function signIn(deps: Deps, credentials: Credentials): Promise<string> {
  const { email, password, ip } = credentials;
  const person = await deps.database.first(findForSignIn, { email });
  const isRight = await tryPassword(deps, { email, ip }, person?.password_hash, password);
  if (!person || !isRight) throw new Refusal('credentials-unrecognised');
  await askForSecondFactor(deps, person.id, credentials.remembered);
  await knowNetwork(deps, deps.database, person.id, ip);
  return openSession(deps, person.id, credentials);
}

/**
 * A person with balances: the caller, or somebody of the bank that the caller administers.
 * @throws Refusal `not-found`, also for people outside what the reader may see
 */
export async function readUser(
  { database }: { database: Queryable },
  actor: SignedIn,
  id: number,
): Promise<User> {
  const row = await database.first(findUser, {
    id,
    readerId: actor.personId,
    administeredBankId: actor.role === 'ADMIN' ? actor.bankId : null,
  });
  if (!row) throw new Refusal('not-found');
  return presentUser(row);
}
