/** Whom a portal tells, and when it gives up. */

import { WEBHOOK_MISSES, WEBHOOK_TRIES } from '#contract/limits.ts';
import { isPublicHttps } from '#contract/push.ts';
import type { DeliveredEvent } from '#contract/webhooks.ts';
import { minutesAfter } from '#server/platform/clock.ts';
import { isLoopbackName } from '#server/platform/loopback.ts';

/**
 * Whether the portal may tell that address: https at a public name. Another machine of its own network is
 * never told, for whoever names addresses could have the portal call what only it reaches.
 * @param isPrivate nobody else reaches the portal: such a one may tell programs of its own machine
 */
export function mayBeTold(url: string, isPrivate: boolean): boolean {
  return isPublicHttps(url) || (isPrivate && isLoopbackName(new URL(url).hostname));
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

/** When a message, or an address, is tried again after so many tries in a row that did not arrive. */
export function nextTry(misses: number, now: Date): Date {
  return minutesAfter(now, Math.exp(Math.min(misses, LONGEST_PAUSE)) / 60);
}

/** Until when a whole address waits after so many misses in a row; null while each message waits by itself. */
export function addressWaitsUntil(misses: number, now: Date): Date | null {
  return misses < WEBHOOK_MISSES ? null : nextTry(misses, now);
}
