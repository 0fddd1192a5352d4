/** Signing in and out, and reading people. */
import type { User } from '#contract/people/accounts.ts';
import type { Call } from '#server/call.ts';
import { knowNetwork, tryPassword } from '#server/modules/running/guards/password-tries.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { presentUser } from './present.ts';
import { askForSecondFactor } from './second-step.ts';
import { openSession } from './sessions.ts';
import type { SignedIn } from './signed-in.ts';
import { findForSignIn, findUser } from './sql.ts';

/**
 * Signs a person in, also one whose e-mail is not verified (their token is good only for signing
 * out and refreshing). An account that is unknown takes the time of a wrong password. @returns the token
 */
export async function signIn(call: Call<'login'>): Promise<string> {
  const { db, body, ip } = call;
  const { username: email, password } = body;
  const remembered = body.rememberMe === 'true';
  const person = await db.first(findForSignIn, { email });
  const isRight = await tryPassword(call, { email, ip }, person?.password_hash, password);
  if (!person || !isRight) throw new Refusal('credentials-unrecognised');
  await askForSecondFactor(call, person.id, remembered);
  await knowNetwork(call, db, person.id, ip);
  return openSession(call, person.id, { remembered });
}

/** A person with balances. */
export const readUser = ({ db, actor, params }: Call<'readUser'>) => userOf(db, actor, params.id);

/**
 * The caller, or somebody of the bank that the caller administers.
 * @throws Refusal `not-found`, also for people outside what the reader may see
 */
export async function userOf(db: Queryable, actor: SignedIn, id: number): Promise<User> {
  const row = await db.first(findUser, {
    id,
    readerId: actor.personId,
    administeredBankId: actor.role === 'ADMIN' ? actor.bankId : null,
  });
  if (!row) throw new Refusal('not-found');
  return presentUser(row);
}
