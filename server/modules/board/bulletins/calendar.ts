/** Meetings as calendar programs read them (specification §44). */
import { MINUTE_MS } from '#contract/time.ts';
import { type CalendarEvent, calendarFile } from '#server/platform/icalendar.ts';
import type { MeetingRow } from './own-sql.ts';

/** What a file needs of the portal. */
interface Site {
  publicUrl: string;
  portalName: string;
  mailFrom: string;
  timeZone: string;
}

/** A meeting, as far as a calendar has it. */
type Meeting = Omit<MeetingRow, 'changed_at'> & {
  corrected_at?: Date | null;
  sent_at?: Date;
  changed_at?: Date;
};

/** A meeting among the events of a calendar; nothing of what has no day. */
export function meetingEvents(rows: readonly Meeting[], { publicUrl }: Site): CalendarEvent[] {
  const { hostname } = new URL(publicUrl);
  return rows.flatMap((row) => {
    const { starts_at: start, ends_at: end } = row;
    if (!start || !end) return [];
    return {
      uid: `meeting-${row.id}@${hostname}`,
      sequence: row.sequence,
      status: row.called_off_at ? ('CANCELLED' as const) : ('CONFIRMED' as const),
      start,
      minutes: Math.round((end.getTime() - start.getTime()) / MINUTE_MS),
      summary: row.title,
      location: row.place,
      url: `${publicUrl}/my-bank`,
      changedAt: row.changed_at ?? row.called_off_at ?? row.corrected_at ?? row.sent_at ?? start,
    };
  });
}

/** One as a file; undefined for what has no day. */
export function meetingFile(row: Meeting, site: Site, now: Date): string | undefined {
  const events = meetingEvents([row], site);
  if (events.length === 0) return undefined;
  const { portalName: name, mailFrom: organizer, timeZone } = site;
  const method = row.called_off_at ? 'CANCEL' : 'PUBLISH';
  return calendarFile({ method, name, organizer, timeZone, now, events });
}
