/** Signing in and out, and reading people. */
import type { User } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import {
  forgetFailures,
  holdSignInWait,
  rememberFailure,
} from '#server/modules/guards/sign-in-attempts.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { passwordMatches } from '#server/platform/passwords.ts';
import { presentUser } from './present.ts';
import { openSession } from './sessions.ts';
import type { SignedIn } from './signed-in.ts';
import { findForSignIn, findUser } from './sql.ts';

interface Credentials {
  email: string;
  password: string;
  remembered: boolean;
  ip: string;
}

/**
 * Signs a person in, also one whose e-mail is not verified (their token is good only for signing
 * out and refreshing). @returns the token
 * @throws Refusal `credentials-unrecognised` (account unknown or password wrong, in the same
 * time), `too-many-requests` while a wait after failures runs.
 */
export async function signIn(deps: Deps, credentials: Credentials): Promise<string> {
  const { database, clock } = deps;
  const { email, password, ip } = credentials;
  await holdSignInWait(database, clock, email, ip);
  const person = await database.first(findForSignIn, { email });
  const matches = await passwordMatches(person?.password_hash, password);
  if (!person || !matches) {
    await rememberFailure(database, clock, email, ip);
    throw new Refusal('credentials-unrecognised');
  }
  await forgetFailures(database, email, ip);
  return openSession(deps, person.id, credentials.remembered);
}

/**
 * A person with balances: oneself, or somebody of the bank one administers.
 * @throws Refusal `not-found`, also for people outside what the reader may see
 */
export async function readUser(deps: Deps, actor: SignedIn, id: number): Promise<User> {
  const row = await deps.database.first(findUser, {
    id,
    readerId: actor.personId,
    administeredBankId: actor.role === 'ADMIN' ? actor.bankId : null,
  });
  if (!row) throw new Refusal('not-found');
  return presentUser(row);
}
