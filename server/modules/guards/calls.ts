/** Limits per network or access token and hour, counted in the database so that several servers count together. */
import type { EndpointRow } from '#contract/endpoint.ts';
import {
  ACCESS_TOKEN_CALLS_PER_HOUR,
  ACT_CALLS_PER_HOUR,
  MAIL_CALLS_PER_HOUR,
  PASSKEY_SIGN_INS_PER_HOUR,
  PUBLIC_PAGES_PER_HOUR,
  REGISTRATIONS_PER_HOUR,
} from '#contract/limits.ts';
import { type Clock, minutesAfter } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { countCall } from './sql.ts';

/** Those of endpoints, counted by network, and the calls of one access token. */
type Limit = NonNullable<EndpointRow['limit']> | 'tokens';

const PER_HOUR: Record<Limit, number> = {
  registrations: REGISTRATIONS_PER_HOUR,
  mails: MAIL_CALLS_PER_HOUR,
  passkeys: PASSKEY_SIGN_INS_PER_HOUR,
  acts: ACT_CALLS_PER_HOUR,
  publicPages: PUBLIC_PAGES_PER_HOUR,
  tokens: ACCESS_TOKEN_CALLS_PER_HOUR,
};

/**
 * @param caller their network, or the id of their access token
 * @throws Refusal `too-many-requests` from the call after the last one allowed in an hour.
 */
export async function assertCallLimit(
  database: Database,
  clock: Clock,
  limit: Limit,
  caller: string,
): Promise<void> {
  const now = clock.now();
  const windowStart = minutesAfter(now, -60);
  const counter = await database.first(countCall, { key: `${limit}:${caller}`, now, windowStart });
  if (!counter || counter.hits <= PER_HOUR[limit]) return;
  const retryAfterS = (minutesAfter(counter.window_start, 60).getTime() - now.getTime()) / 1000;
  throw new Refusal('too-many-requests', { retryAfterS });
}
