/** Limits per network, access token or person and time, counted in the database so that several servers count together. */

import type { EndpointRow } from '#contract/endpoint.ts';
import {
  ACCESS_TOKEN_CALLS_PER_HOUR,
  ACT_CALLS_PER_HOUR,
  MAIL_CALLS_PER_HOUR,
  OWN_DATA_PER_DAY,
  PASSKEY_SIGN_INS_PER_HOUR,
  PUBLIC_PAGES_PER_HOUR,
  REGISTRATIONS_PER_HOUR,
  WEBHOOK_TESTS_PER_HOUR,
} from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { countCall } from './sql.ts';

/**
 * Those of endpoints, counted by network; the calls of one access token, tests of one bank's webhooks,
 * and what one person takes of their data.
 */
type Limit = NonNullable<EndpointRow['limit']> | 'tokens' | 'webhookTests' | 'ownData';

const MOST: Record<Limit, number> = {
  registrations: REGISTRATIONS_PER_HOUR,
  mails: MAIL_CALLS_PER_HOUR,
  passkeys: PASSKEY_SIGN_INS_PER_HOUR,
  acts: ACT_CALLS_PER_HOUR,
  publicPages: PUBLIC_PAGES_PER_HOUR,
  tokens: ACCESS_TOKEN_CALLS_PER_HOUR,
  webhookTests: WEBHOOK_TESTS_PER_HOUR,
  ownData: OWN_DATA_PER_DAY,
};

/** Over how many minutes they are counted; an hour when not said, a day at most. */
const MINUTES: Partial<Record<Limit, number>> = { ownData: 24 * 60 };

/**
 * @param caller their network, or the id of their access token, of their bank or of the person
 * @throws Refusal `too-many-requests` from the call after the last one allowed in that time.
 */
export async function assertCallLimit(
  database: Database,
  clock: Clock,
  limit: Limit,
  caller: string,
): Promise<void> {
  const now = clock.now();
  const minutes = MINUTES[limit] ?? 60;
  const windowStart = minutesAfter(now, -minutes);
  const counter = await database.first(countCall, { key: `${limit}:${caller}`, now, windowStart });
  if (!counter || counter.hits <= MOST[limit]) return;
  const end = minutesAfter(counter.window_start, minutes);
  const retryAfterS = (end.getTime() - now.getTime()) / 1000;
  throw new Refusal('too-many-requests', { retryAfterS });
}
