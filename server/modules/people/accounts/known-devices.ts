/**
 * The browsers in which a person has signed in. Who signs in from another one is told by a letter,
 * once for each (specification §24).
 */
import { daysAfter } from '#contract/time.ts';
import type { Work } from '#server/call.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { CallDevice } from '#server/platform/http/device-mark.ts';
import { hashToken, newToken } from '#server/platform/token.ts';
import { deviceWords } from './device-words.ts';
import { findKnownDevice, rememberDevice } from './sessions-sql.ts';

/**
 * Notes that a person signs in with this browser, and tells them when they never did before. The first
 * browser of all is theirs without a letter: nobody can be surprised by it but the person themselves.
 * @returns what the browser is to keep once the transaction is done
 */
export async function noteDevice(
  { db, now }: Work,
  personId: number,
  device: CallDevice,
): Promise<string> {
  const mark = device.mark ?? newToken();
  const deviceHash = hashToken(mark);
  const before = await db.first(findKnownDevice, { personId, deviceHash });
  const aDayAgo = daysAfter(now, -1);
  await db.count(rememberDevice, { personId, deviceHash, now, aDayAgo });
  if (before?.has_any && !before.is_known) {
    const { browser, system } = deviceWords(device.userAgent);
    const payload = { personId, browser, system, at: now.toISOString() };
    await enqueueEvent(db, 'signed-in-elsewhere', payload, now);
  }
  return mark;
}
