/**
 * Appointments in one's own calendar (specification §22): one as a file, or an address that a calendar
 * program follows without signing in. Of its token only the hash is kept.
 */

import type { CalendarState } from '#contract/endpoints/calendar.ts';
import type { Locale } from '#contract/locales.ts';
import { daysAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { endCalendarAddress } from '#server/modules/accounts/held-keys-sql.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashToken, newToken } from '#server/platform/token.ts';
import { feedOf, fileOf } from './calendar.ts';
import {
  findCalendarLink,
  findFollowed,
  findForCalendar,
  keepCalendarLink,
  listForCalendar,
} from './calendar-sql.ts';

const FILE = /^([\w-]{43})[.]ics$/;
/** A program that follows sees what was so long ago, and no more than anybody has in a year. */
const PAST_DAYS = 90;
const EVENTS_MAX = 500;

/** One of a person's own as a file. @throws Refusal `not-found`, also for that of others */
export async function readCalendarFile(
  { database, clock, config }: Deps,
  { personId }: SignedInMember,
  { id, locale }: { id: number; locale: Locale },
): Promise<string> {
  const row = await database.first(findForCalendar, { id, personId });
  if (!row) throw new Refusal('not-found');
  return fileOf(row, locale, config, clock.now());
}

/** Whether there is an address, and since when. */
export async function readCalendarLink(
  { database }: Deps,
  { personId }: SignedInMember,
): Promise<CalendarState> {
  const link = await database.first(findCalendarLink, { personId });
  return { since: link ? link.made_at.toISOString() : null };
}

/** Makes an address and ends the one before. @returns it, which nobody learns again */
export async function makeLink(
  { database, clock, config }: Deps,
  { personId }: SignedInMember,
): Promise<{ url: string; since: string }> {
  const token = newToken();
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await transaction.count(keepCalendarLink, { personId, tokenHash: hashToken(token), now });
    await audit(transaction, now, 'calendar-made', { actorId: personId, personId });
  });
  const url = `${config.publicUrl}/api/users/calendar/${token}.ics`;
  return { url, since: now.toISOString() };
}

/** Ends the address; without one nothing happens. */
export async function endLink(
  { database, clock }: Deps,
  { personId }: SignedInMember,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const ended = await transaction.count(endCalendarAddress, { personId });
    if (ended === 0) return;
    await audit(transaction, clock.now(), 'calendar-ended', { actorId: personId, personId });
  });
}

/** What stands at an address, in the language of its person. @throws Refusal `not-found` for all others */
export async function readFeed({ database, clock, config }: Deps, file: string): Promise<string> {
  const [, token] = FILE.exec(file) ?? [];
  const found = token && (await database.first(findFollowed, { tokenHash: hashToken(token) }));
  if (!found) throw new Refusal('not-found');
  const now = clock.now();
  const about = { personId: found.person_id, since: daysAfter(now, -PAST_DAYS), most: EVENTS_MAX };
  return feedOf(await database.rows(listForCalendar, about), found.locale, config, now);
}
