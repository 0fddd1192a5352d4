/** A person's second factor: setting it up, checking what they type, taking it away (specification §25). */

import { AUTHENTICATOR_SETUP_MINUTES } from '#contract/limits.ts';
import type { SecondFactor } from '#contract/sign-in.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { tryPassword } from '#server/modules/guards/password-tries.ts';
import { trySecondFactor } from '#server/modules/guards/second-factor-tries.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { base32Of, newTotpSecret, stepOfCode, totpAddress } from '#server/platform/totp.ts';
import { deleteAccessTokensOf } from './access-token-sql.ts';
import { forgetDevicesOf } from './devices-sql.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  deleteAuthenticator,
  deleteChallengesOf,
  deleteRecoveryCodes,
  findAuthenticator,
  useRecoveryCode,
  useStep,
} from './factor-sql.ts';
import { type GuardChangeFacts, tellGuardChange } from './guard-changes.ts';
import { hashRecoveryCode, renewCodes } from './recovery-codes.ts';
import type { SignedIn } from './signed-in.ts';
import { endSessionsOf, findPasswordHash } from './sql.ts';

const sealingKey = (secret: string) => keyFor(secret, 'second factors');
const SIX_DIGITS = /^\d{6}$/;

/** What a change of the sign-in is proven with. */
interface Proof {
  password: string;
  code: string;
  ip: string;
}

/** How it stands for the caller. */
export async function readSecondFactor(
  { database }: Deps,
  { personId }: SignedIn,
): Promise<SecondFactor> {
  const row = await database.first(findAuthenticator, { personId });
  if (!row?.confirmed_at) return { isOn: false, since: null, codesLeft: 0 };
  return { isOn: true, since: row.confirmed_at.toISOString(), codesLeft: row.codes_left };
}

/**
 * Makes a secret for an authenticator app; it counts once a code of it is confirmed.
 * @returns the secret as it is typed, and the address that its QR code says
 * @throws Refusal `password-wrong` at the field, `too-many-requests`, `second-factor-on`
 */
export async function beginSecondFactor(
  deps: Deps,
  actor: SignedIn,
  proof: Pick<Proof, 'password' | 'ip'>,
): Promise<{ secret: string; address: string }> {
  const { personId } = actor;
  await assertPassword(deps, actor, proof);
  const secret = newTotpSecret();
  const begun = await deps.database.first(beginAuthenticator, {
    personId,
    sealedSecret: seal(sealingKey(deps.secret), String(personId), secret),
    now: deps.clock.now(),
  });
  if (!begun) throw new Refusal('second-factor-on');
  const address = totpAddress(deps.config.portalName, actor.email, secret);
  return { secret: base32Of(secret), address };
}

/**
 * Turns it on with a first code, signs the person out everywhere else and ends their access tokens. @returns the recovery codes, this once
 * @throws Refusal `code-wrong` at the field, `too-many-requests`; `second-factor-on`; `second-factor-off`
 * when nothing was begun, or half an hour ago
 */
export async function confirmSecondFactor(
  deps: Deps,
  { personId, sessionId: keptSessionId }: SignedIn,
  code: string,
): Promise<{ codes: string[] }> {
  const now = deps.clock.now();
  const row = await deps.database.first(findAuthenticator, { personId });
  if (row?.confirmed_at) throw new Refusal('second-factor-on');
  const oldest = minutesAfter(now, -AUTHENTICATOR_SETUP_MINUTES);
  if (!row || row.begun_at < oldest) throw new Refusal('second-factor-off');
  await assertCode(deps, personId, code);
  return deps.database.transaction(async (transaction) => {
    const begunAt = row.begun_at;
    const confirmed = await transaction.first(confirmAuthenticator, { personId, begunAt, now });
    if (!confirmed) throw new Refusal('second-factor-on');
    const codes = await renewCodes(deps, transaction, personId);
    // Those that were opened with the password alone.
    await transaction.count(endSessionsOf, { personId, keptSessionId, now });
    await transaction.count(forgetDevicesOf, { personId, keptSessionId });
    await transaction.count(deleteAccessTokensOf, { personId });
    await tellGuardChange(transaction, now, personId, { what: 'on' });
    return { codes };
  });
}

/** New recovery codes in the place of the old ones. @throws Refusal as `removeSecondFactor` does */
export async function renewRecoveryCodes(
  deps: Deps,
  actor: SignedIn,
  proof: Proof,
): Promise<{ codes: string[] }> {
  const { personId } = actor;
  await prove(deps, actor, proof);
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const codes = await renewCodes(deps, transaction, personId);
    await tellGuardChange(transaction, now, personId, { what: 'codes-renewed' });
    return { codes };
  });
}

/**
 * Turns it off. @throws Refusal `password-wrong` or `code-wrong` at the field, `too-many-requests`,
 * `second-factor-off`
 */
export async function removeSecondFactor(deps: Deps, actor: SignedIn, proof: Proof): Promise<void> {
  await prove(deps, actor, proof);
  const { personId } = actor;
  const now = deps.clock.now();
  await deps.database.transaction((transaction) =>
    takeAway(transaction, now, personId, { what: 'off' }),
  );
}

/**
 * Takes a person's second factor away, with all that belongs to it, and tells them.
 * @throws Refusal `second-factor-off` when somebody was faster
 */
export async function takeAway(
  transaction: Transaction,
  now: Date,
  personId: number,
  how: GuardChangeFacts,
): Promise<void> {
  const removed = await transaction.first(deleteAuthenticator, { personId });
  if (!removed) throw new Refusal('second-factor-off');
  await transaction.count(deleteRecoveryCodes, { personId });
  await transaction.count(deleteChallengesOf, { personId });
  await tellGuardChange(transaction, now, personId, how);
}

/**
 * Whether a code is the person's, and uses it up: six digits of the app, or a recovery code. None
 * works twice, also at the same moment.
 * @throws Refusal `second-factor-unreadable` where the secret of the installation has changed since it
 *   was set up, unless a recovery code still opens
 */
export async function useCode(deps: Deps, personId: number, typed: string): Promise<boolean> {
  const { database, clock, secret } = deps;
  const row = await database.first(findAuthenticator, { personId });
  if (!row) return false;
  const now = clock.now();
  const code = typed.replaceAll(/[\s-]/g, '');
  const key = unseal(sealingKey(secret), String(personId), row.sealed_secret);
  if (SIX_DIGITS.test(code)) {
    if (!key) throw new Refusal('second-factor-unreadable');
    const step = stepOfCode(key, code, now);
    return step !== undefined && !!(await database.first(useStep, { personId, step }));
  }
  const codeHash = hashRecoveryCode(secret, personId, code);
  const isUsed = await database.transaction(async (transaction) => {
    const used = await transaction.first(useRecoveryCode, { personId, codeHash });
    if (used) await tellGuardChange(transaction, now, personId, { what: 'code-used' });
    return !!used;
  });
  if (!isUsed && !key) throw new Refusal('second-factor-unreadable');
  return isUsed;
}

async function prove(deps: Deps, actor: SignedIn, proof: Proof): Promise<void> {
  const { personId } = actor;
  const row = await deps.database.first(findAuthenticator, { personId });
  if (!row?.confirmed_at) throw new Refusal('second-factor-off');
  await assertPassword(deps, actor, proof);
  await assertCode(deps, personId, proof.code);
}

/**
 * Asks for a code where the person has a second factor; for nothing where they have none.
 * @throws Refusal `required` or `code-wrong` at the field, `too-many-requests`, `second-factor-unreadable`
 */
export async function assertCodeWhereOn(
  deps: Deps,
  personId: number,
  code: string | undefined,
): Promise<void> {
  const factor = await deps.database.first(findAuthenticator, { personId });
  if (!factor?.confirmed_at) return;
  if (code === undefined) refuseFields([{ path: 'code', code: 'required' }]);
  else await assertCode(deps, personId, code);
}

/** @throws Refusal `code-wrong` at the field, `too-many-requests`, `second-factor-unreadable` */
async function assertCode(deps: Deps, personId: number, code: string): Promise<void> {
  const isRight = await trySecondFactor(deps, personId, () => useCode(deps, personId, code));
  refuseFields(isRight ? [] : [{ path: 'code', code: 'code-wrong' }]);
}

/** @throws Refusal `password-wrong` at the field, `too-many-requests` */
export async function assertPassword(
  deps: Deps,
  { personId, email }: SignedIn,
  { password, ip }: Pick<Proof, 'password' | 'ip'>,
): Promise<void> {
  const row = await deps.database.first(findPasswordHash, { id: personId });
  const isRight = await tryPassword(deps, { email, ip }, row?.password_hash, password);
  refuseFields(isRight ? [] : [{ path: 'password', code: 'password-wrong' }]);
}
