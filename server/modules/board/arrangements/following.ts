/**
 * Appointments in one's own calendar (specification §22): one as a file, or an address that a calendar
 * program follows without signing in. Of its token only the hash is kept.
 */
import type { CalendarState } from '#contract/endpoints/board/calendar.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { meetingEvents } from '#server/modules/board/bulletins/calendar.ts';
import { listMeetings } from '#server/modules/board/bulletins/own-sql.ts';
import { endCalendarAddress } from '#server/modules/people/accounts/held-keys-sql.ts';
import { audit } from '#server/modules/running/audit/write.ts';
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

/** One of a person's own as a file. */
export async function readCalendarFile(call: Call<'readArrangementFile'>): Promise<string> {
  const { db, now, config, actor, params, locale } = call;
  const row = await db.first(findForCalendar, { id: params.id, personId: actor.personId });
  if (!row) throw new Refusal('not-found');
  return fileOf(row, locale, config, now);
}

/** Whether there is an address, and since when. */
export async function readCalendarLink({
  db,
  actor: { personId },
}: Call<'readCalendarLink'>): Promise<CalendarState> {
  const link = await db.first(findCalendarLink, { personId });
  return { since: link ? link.made_at.toISOString() : null };
}

/** Makes an address and ends the one before. @returns it, which nobody learns again */
export async function makeLink(call: Call<'makeCalendarLink'>) {
  const { db, now, config } = call;
  const { personId } = call.actor;
  const token = newToken();
  await db.count(keepCalendarLink, { personId, tokenHash: hashToken(token), now });
  await audit(db, now, 'calendar-made', { actorId: personId, personId });
  const url = `${config.publicUrl}/api/users/calendar/${token}.ics`;
  return { url, since: now.toISOString() };
}

/** Ends the address; without one nothing happens. */
export async function endLink({
  db,
  now,
  actor: { personId },
}: Call<'endCalendarLink'>): Promise<void> {
  const ended = await db.count(endCalendarAddress, { personId });
  if (ended > 0) await audit(db, now, 'calendar-ended', { actorId: personId, personId });
}

/** What stands at an address that there is, in the language of its person. */
export async function readFeed(call: Call<'readCalendar'>): Promise<string> {
  const { db, now, config } = call;
  const [, token] = FILE.exec(call.params.file) ?? [];
  const found = token && (await db.first(findFollowed, { tokenHash: hashToken(token) }));
  if (!found) throw new Refusal('not-found');
  const about = { personId: found.person_id, since: daysAfter(now, -PAST_DAYS), most: EVENTS_MAX };
  const [rows, meetings] = await Promise.all([
    db.rows(listForCalendar, about),
    db.rows(listMeetings, { ...about, now }),
  ]);
  return feedOf(rows, meetingEvents(meetings, config), { locale: found.locale, site: config, now });
}
