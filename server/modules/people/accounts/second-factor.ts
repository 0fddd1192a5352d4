/** A person's second factor: setting it up, checking what they type, taking it away (specification §25). */

import { AUTHENTICATOR_SETUP_MINUTES } from '#contract/limits.ts';
import type { SecondFactor } from '#contract/people/sign-in.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Call, OwnCall } from '#server/call.ts';
import { tryPassword } from '#server/modules/running/guards/password-tries.ts';
import { trySecondFactor } from '#server/modules/running/guards/second-factor-tries.ts';
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
import { endSessionsOf, findPasswordHash } from './sql.ts';

const sealingKey = (secret: string) => keyFor(secret, 'second factors');
const SIX_DIGITS = /^\d{6}$/;

/** How it stands for the caller. */
export async function readSecondFactor({
  db,
  actor: { personId },
}: Call<'readSecondFactor'>): Promise<SecondFactor> {
  const row = await db.first(findAuthenticator, { personId });
  if (!row?.confirmed_at) return { isOn: false, since: null, codesLeft: 0 };
  return { isOn: true, since: row.confirmed_at.toISOString(), codesLeft: row.codes_left };
}

/**
 * Makes a secret for an authenticator app; it counts once a code of it is confirmed.
 * @returns the secret as it is typed, and the address that its QR code says
 */
export async function beginSecondFactor(
  call: Call<'beginSecondFactor'>,
): Promise<{ secret: string; address: string }> {
  const { db, clock, actor, body, config } = call;
  const { personId, email } = actor;
  await assertPassword(call, body.password);
  const secret = newTotpSecret();
  const begun = await db.first(beginAuthenticator, {
    personId,
    sealedSecret: seal(sealingKey(call.secret), String(personId), secret),
    now: clock.now(),
  });
  if (!begun) throw new Refusal('second-factor-on');
  return { secret: base32Of(secret), address: totpAddress(config.portalName, email, secret) };
}

/**
 * Turns it on with a first code within half an hour, signs the person out everywhere else and ends their
 * access tokens. @returns the recovery codes, this once
 */
export async function confirmSecondFactor(
  call: Call<'confirmSecondFactor'>,
): Promise<{ codes: string[] }> {
  const { db, now, actor, body } = call;
  const { personId, sessionId: keptSessionId } = actor;
  const row = await db.first(findAuthenticator, { personId });
  if (row?.confirmed_at) throw new Refusal('second-factor-on');
  const oldest = minutesAfter(now, -AUTHENTICATOR_SETUP_MINUTES);
  if (!row || row.begun_at < oldest) throw new Refusal('second-factor-off');
  await assertCode(call, body.code);
  return db.transaction(async (transaction) => {
    const begunAt = row.begun_at;
    const confirmed = await transaction.first(confirmAuthenticator, { personId, begunAt, now });
    if (!confirmed) throw new Refusal('second-factor-on');
    const codes = await renewCodes({ ...call, db: transaction }, personId);
    // Those that were opened with the password alone.
    await transaction.count(endSessionsOf, { personId, keptSessionId, now });
    await transaction.count(forgetDevicesOf, { personId, keptSessionId });
    await transaction.count(deleteAccessTokensOf, { personId });
    await tellGuardChange(transaction, now, personId, { what: 'on' });
    return { codes };
  });
}

/** New recovery codes in the place of the old ones. */
export async function renewRecoveryCodes(
  call: Call<'renewRecoveryCodes'>,
): Promise<{ codes: string[] }> {
  const { db, clock, actor, body } = call;
  const { personId } = actor;
  await prove(call, body);
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const codes = await renewCodes({ ...call, db: transaction, now }, personId);
    await tellGuardChange(transaction, now, personId, { what: 'codes-renewed' });
    return { codes };
  });
}

/** Turns it off. */
export async function removeSecondFactor(call: Call<'removeSecondFactor'>): Promise<void> {
  const { db, clock, actor, body } = call;
  await prove(call, body);
  const now = clock.now();
  await db.transaction((transaction) =>
    takeAway(transaction, now, actor.personId, { what: 'off' }),
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
export async function useCode(
  { db, clock, secret }: Guarded,
  personId: number,
  typed: string,
): Promise<boolean> {
  const row = await db.first(findAuthenticator, { personId });
  if (!row) return false;
  const now = clock.now();
  const code = typed.replaceAll(/[\s-]/g, '');
  const key = unseal(sealingKey(secret), String(personId), row.sealed_secret);
  if (SIX_DIGITS.test(code)) {
    if (!key) throw new Refusal('second-factor-unreadable');
    const step = stepOfCode(key, code, now);
    return step !== undefined && !!(await db.first(useStep, { personId, step }));
  }
  const codeHash = hashRecoveryCode(secret, personId, code);
  const isUsed = await db.transaction(async (transaction) => {
    const used = await transaction.first(useRecoveryCode, { personId, codeHash });
    if (used) await tellGuardChange(transaction, now, personId, { what: 'code-used' });
    return !!used;
  });
  if (!isUsed && !key) throw new Refusal('second-factor-unreadable');
  return isUsed;
}

/** What a second factor is checked with. */
type Guarded = Pick<OwnCall, 'db' | 'clock' | 'secret'>;

async function prove(
  call: OwnCall,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const row = await call.db.first(findAuthenticator, { personId: call.actor.personId });
  if (!row?.confirmed_at) throw new Refusal('second-factor-off');
  await assertPassword(call, password);
  await assertCode(call, code);
}

/**
 * Asks the caller for a code where they have a second factor; for nothing where they have none.
 * @throws Refusal `required` or `code-wrong` at the field, `too-many-requests`, `second-factor-unreadable`
 */
export async function assertCodeWhereOn(call: OwnCall, code: string | undefined): Promise<void> {
  const factor = await call.db.first(findAuthenticator, { personId: call.actor.personId });
  if (!factor?.confirmed_at) return;
  if (code === undefined) refuseFields([{ path: 'code', code: 'required' }]);
  else await assertCode(call, code);
}

/** @throws Refusal `code-wrong` at the field, `too-many-requests`, `second-factor-unreadable` */
async function assertCode(call: OwnCall, code: string): Promise<void> {
  const { personId } = call.actor;
  const isRight = await trySecondFactor(call, personId, () => useCode(call, personId, code));
  refuseFields(isRight ? [] : [{ path: 'code', code: 'code-wrong' }]);
}

/** Asks the caller for their password. @throws Refusal `password-wrong` at the field, `too-many-requests` */
export async function assertPassword(call: OwnCall, password: string): Promise<void> {
  const { db, actor, ip } = call;
  const { personId, email } = actor;
  const row = await db.first(findPasswordHash, { id: personId });
  const isRight = await tryPassword(call, { email, ip }, row?.password_hash, password);
  refuseFields(isRight ? [] : [{ path: 'password', code: 'password-wrong' }]);
}
