/** Appointments as calendar programs read them: first name and place, and nothing else of a person. */
import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { Locale } from '#contract/locales.ts';
import { type CalendarEvent, calendarFile } from '#server/platform/icalendar.ts';
import { sentencesIn } from '#server/platform/texts.ts';
import type { CalendarRow } from './calendar-sql.ts';

/** What a file needs of the portal. */
export interface CalendarSite {
  publicUrl: string;
  portalName: string;
  mailFrom: string;
  timeZone: string;
}

const STATUS: Record<ArrangementState, CalendarEvent['status']> = {
  proposed: 'TENTATIVE',
  agreed: 'CONFIRMED',
  done: 'CONFIRMED',
  dropped: 'CANCELLED',
};

const say = sentencesIn('server-calendar');

/** One appointment; a dropped one takes itself out of the calendar that has it. */
export function fileOf(row: CalendarRow, locale: Locale, site: CalendarSite, now: Date): string {
  return drawn([row], row.state === 'dropped' ? 'CANCEL' : 'PUBLISH', { locale, site, now });
}

/** Those of a person with the meetings of their bank, as a calendar that a program follows. */
export function feedOf(
  rows: readonly CalendarRow[],
  meetings: readonly CalendarEvent[],
  on: { locale: Locale; site: CalendarSite; now: Date },
): string {
  return drawn(rows, 'PUBLISH', on, meetings);
}

function drawn(
  rows: readonly CalendarRow[],
  method: 'PUBLISH' | 'CANCEL',
  { locale, site, now }: { locale: Locale; site: CalendarSite; now: Date },
  meetings: readonly CalendarEvent[] = [],
): string {
  const { publicUrl, portalName, mailFrom, timeZone } = site;
  const { hostname } = new URL(publicUrl);
  const events = rows.map(
    (row): CalendarEvent => ({
      uid: `appointment-${row.id}@${hostname}`,
      sequence: row.sequence,
      status: STATUS[row.state],
      start: row.starts_at,
      minutes: row.minutes,
      summary: say(locale, row.i_give ? 'gives' : 'receives', { who: row.partner_name }),
      location: row.place,
      url: `${publicUrl}/appointments`,
      changedAt: row.changed_at,
    }),
  );
  return calendarFile({
    method,
    name: portalName,
    organizer: mailFrom,
    timeZone,
    now,
    events: [...events, ...meetings],
  });
}
