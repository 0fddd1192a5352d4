/** Whom a portal tells, and when it gives up. */

import { WEBHOOK_TRIES } from '#contract/limits.ts';
import { isPublicHttps } from '#contract/push.ts';
import type { DeliveredEvent } from '#contract/webhooks.ts';

/**
 * Whether the portal may tell that address: https at a public name.
 * @param isPrivate nobody else reaches the portal: such a one may tell programs of its own machine
 */
export function mayBeTold(url: string, isPrivate: boolean): boolean {
  return isPrivate || isPublicHttps(url);
}

/** Whether an address has taken what was sent. A redirect is not followed, and so is none. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether there is no other try: a test is sent once. */
export function isLastTry(event: DeliveredEvent, tries: number): boolean {
  return event === 'test' || tries >= WEBHOOK_TRIES;
}
