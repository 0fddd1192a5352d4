/** The devices on which a person wants notifications (specification §14). */
import { ECDH } from 'node:crypto';
import { PUSH_DEVICES_MAX } from '#contract/limits.ts';
import type { Call } from '#server/call.ts';
import { forgetDevice } from '#server/modules/people/accounts/devices-sql.ts';
import { lockPerson } from '#server/modules/people/accounts/sql.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { PUSH_CURVE } from '#server/platform/push-encryption.ts';
import { pushKeysOf } from '#server/platform/push-keys.ts';
import { deleteOldDevices, deleteOtherDevices, findDeviceOfSession, upsertDevice } from './sql.ts';

/** Whether the browser of the caller's session gets notifications, and the key to ask for them. */
export async function readPushState({
  db,
  actor: { sessionId },
  secret,
  config,
}: Call<'readPush'>): Promise<{ publicKey: string; isOn: boolean }> {
  const device = await db.first(findDeviceOfSession, { sessionId });
  const { publicKey } = pushKeysOf(secret, config.publicUrl);
  return { publicKey, isOn: device !== undefined };
}

/**
 * Sends notifications to the browser of the caller's session from now on. Past ten devices of one
 * person, the one not seen for longest is forgotten.
 * @throws Refusal `invalid-input` for a key that nobody could encrypt for
 */
export async function addDevice({ db, now, actor, body }: Call<'addPush'>): Promise<void> {
  const { personId, sessionId } = actor;
  const { endpoint } = body;
  const p256dh = Buffer.from(body.p256dh, 'base64url');
  const auth = Buffer.from(body.auth, 'base64url');
  refuseFields(isOnCurve(p256dh) ? [] : [{ path: 'p256dh', code: 'invalid' }]);
  // One after the other, so that several browsers at once do not become too many.
  await db.first(lockPerson, { id: personId });
  await db.count(deleteOtherDevices, { sessionId, endpoint });
  await db.count(upsertDevice, { personId, sessionId, endpoint, p256dh, auth, now });
  await db.count(deleteOldDevices, { personId, kept: PUSH_DEVICES_MAX });
}

/** Sends none to it any more. */
export async function removeDevice({ db, actor }: Call<'removePush'>): Promise<void> {
  await db.count(forgetDevice, { sessionId: actor.sessionId });
}

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, PUSH_CURVE);
    return true;
  } catch {
    return false;
  }
}
