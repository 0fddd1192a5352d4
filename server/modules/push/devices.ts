/** The devices on which a person wants notifications (specification §4). */
import { ECDH } from 'node:crypto';
import { PUSH_DEVICES_MAX } from '#contract/limits.ts';
import type { NewPushDevice } from '#contract/push.ts';
import type { Deps } from '#server/deps.ts';
import { forgetDevice } from '#server/modules/accounts/devices-sql.ts';
import type { SignedIn } from '#server/modules/accounts/signed-in.ts';
import { lockPerson } from '#server/modules/accounts/sql.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { PUSH_CURVE } from '#server/platform/push-encryption.ts';
import { pushKeysOf } from '#server/platform/push-keys.ts';
import { deleteOldDevices, deleteOtherDevices, findDeviceOfSession, upsertDevice } from './sql.ts';

/** Whether the browser of the caller's session gets notifications, and the key to ask for them. */
export async function readPushState(
  { database, secret, config }: Deps,
  { sessionId }: SignedIn,
): Promise<{ publicKey: string; isOn: boolean }> {
  const device = await database.first(findDeviceOfSession, { sessionId });
  const { publicKey } = pushKeysOf(secret, config.publicUrl);
  return { publicKey, isOn: device !== undefined };
}

/**
 * Sends notifications to the browser of the caller's session from now on. Past ten devices of one
 * person, the one not seen for longest is forgotten.
 * @throws Refusal `invalid-input` for a key that nobody could encrypt for
 */
export async function addDevice(
  { database, clock }: Deps,
  { personId, sessionId }: SignedIn,
  { endpoint, ...keys }: NewPushDevice,
): Promise<void> {
  const p256dh = Buffer.from(keys.p256dh, 'base64url');
  const auth = Buffer.from(keys.auth, 'base64url');
  refuseFields(isOnCurve(p256dh) ? [] : [{ path: 'p256dh', code: 'invalid' }]);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    // One after the other, so that several browsers at once do not become too many.
    await transaction.first(lockPerson, { id: personId });
    await transaction.count(deleteOtherDevices, { sessionId, endpoint });
    await transaction.count(upsertDevice, { personId, sessionId, endpoint, p256dh, auth, now });
    await transaction.count(deleteOldDevices, { personId, kept: PUSH_DEVICES_MAX });
  });
}

/** Sends none to it any more. */
export async function removeDevice({ database }: Deps, { sessionId }: SignedIn): Promise<void> {
  await database.count(forgetDevice, { sessionId });
}

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, PUSH_CURVE);
    return true;
  } catch {
    return false;
  }
}
