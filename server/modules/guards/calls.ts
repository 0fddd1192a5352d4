/** Limits per network and hour, counted in the database so that several servers count together. */
import type { EndpointRow } from '#contract/endpoint.ts';
import {
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

type Limit = NonNullable<EndpointRow['limit']>;

const PER_HOUR: Record<Limit, number> = {
  registrations: REGISTRATIONS_PER_HOUR,
  mails: MAIL_CALLS_PER_HOUR,
  passkeys: PASSKEY_SIGN_INS_PER_HOUR,
  acts: ACT_CALLS_PER_HOUR,
  publicPages: PUBLIC_PAGES_PER_HOUR,
};

/** @throws Refusal `too-many-requests` from the call after the last one allowed in an hour. */
export async function assertCallLimit(
  database: Database,
  clock: Clock,
  limit: Limit,
  network: string,
): Promise<void> {
  const now = clock.now();
  const windowStart = minutesAfter(now, -60);
  const counter = await database.first(countCall, { key: `${limit}:${network}`, now, windowStart });
  if (!counter || counter.hits <= PER_HOUR[limit]) return;
  const retryAfterS = (minutesAfter(counter.window_start, 60).getTime() - now.getTime()) / 1000;
  throw new Refusal('too-many-requests', { retryAfterS });
}
