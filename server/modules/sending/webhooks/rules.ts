/** Whom a portal tells, and when it gives up. */

import { WEBHOOK_MISSES, WEBHOOK_TRIES } from '#contract/limits.ts';
import { isPublicHttps } from '#contract/sending/push.ts';
import type { DeliveredEvent } from '#contract/sending/webhooks.ts';

/**
 * Whether the portal may tell that address: https at a public name. Another machine of its own network is
 * never told, for a desk that names addresses could have the portal call what only the portal reaches.
 * @param portal `isPrivate`: nobody else reaches it, and it may tell programs of its own machine (`isHere`)
 */
export function mayBeTold(
  url: string,
  { isPrivate, isHere }: { isPrivate: boolean; isHere: boolean },
): boolean {
  return isPublicHttps(url) || (isPrivate && isHere);
}

/** Whether an address has taken what was sent. A redirect is not followed, and so is none. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether there is no other try: a test is sent once. */
export function isLastTry(event: DeliveredEvent, tries: number): boolean {
  return event === 'test' || tries >= WEBHOOK_TRIES;
}

/** From three seconds to six hours. */
const LONGEST_PAUSE = 10;

/** In how many minutes a message, or an address, is tried again after so many tries in a row that did not arrive. */
export function pauseMinutes(misses: number): number {
  return Math.exp(Math.min(misses, LONGEST_PAUSE)) / 60;
}

/** Whether a whole address waits after so many misses in a row, not each message by itself. */
export function isAddressWaiting(misses: number): boolean {
  return misses >= WEBHOOK_MISSES;
}
