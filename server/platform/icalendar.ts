/** Calendar files (RFC 5545): what a calendar program reads of appointments, escaped and folded. */
import { digitsOf, zoneLines } from './icalendar-zone.ts';
import { wallClock } from './local-time.ts';

export interface CalendarEvent {
  /** The same for as long as it exists: a program recognises by it what it already has. */
  uid: string;
  /** Rises with each change of the plan. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  start: Date;
  minutes: number;
  summary: string;
  /** Where; empty for nowhere in particular. */
  location: string;
  url: string;
  changedAt: Date;
}

export interface Calendar {
  /** `CANCEL` takes what it names out of the reader's calendar. */
  method: 'PUBLISH' | 'CANCEL';
  /** Shown as the name of a calendar that somebody follows. */
  name: string;
  /** Who sends it, as in a From header: `Banca del Tempo <no-reply@example.org>`. */
  organizer: string;
  /** An IANA name such as `Europe/Rome`. */
  timeZone: string;
  now: Date;
  events: readonly CalendarEvent[];
}

const LINE_BYTES_MAX = 75;
/** How often a program that follows a calendar should ask again. */
const ASK_AGAIN = 'PT6H';

/** A whole file, its lines ending in CRLF. */
export function calendarFile({ events, timeZone, now, ...calendar }: Calendar): string {
  const wall = wallClock(timeZone);
  const starts = events.map(({ start }) => start.getTime());
  const [from, until] =
    starts.length === 0 ? [now, now] : [Math.min(...starts), Math.max(...starts)];
  const organizer = organizerLine(calendar.organizer);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(calendar.name)}//appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${calendar.method}`,
    `X-WR-CALNAME:${escaped(calendar.name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${ASK_AGAIN}`,
    `X-PUBLISHED-TTL:${ASK_AGAIN}`,
    ...zoneLines(timeZone, wall, new Date(from), new Date(until)),
    ...events.flatMap((event) => {
      const { day, time } = wall.localOf(event.start);
      const start = `${day}T${time}00`.replaceAll(/[-:]/g, '');
      return [
        'BEGIN:VEVENT',
        `UID:${event.uid}`,
        `SEQUENCE:${event.sequence}`,
        `DTSTAMP:${digitsOf(now)}Z`,
        `LAST-MODIFIED:${digitsOf(event.changedAt)}Z`,
        organizer,
        `STATUS:${event.status}`,
        `DTSTART;TZID=${timeZone}:${start}`,
        // A length and no end: on the night when an hour comes twice, an end would be one of two moments.
        `DURATION:PT${event.minutes}M`,
        `SUMMARY:${escaped(event.summary)}`,
        ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
        `URL:${event.url}`,
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text as the value of a property: nobody's words become a line of their own. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** @param from as in a From header, with a name or without */
function organizerLine(from: string): string {
  const [, quoted = '', address = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  const name = quoted.replaceAll(/["\\\p{Cc}]/gu, '');
  return name === '' ? `ORGANIZER:mailto:${address}` : `ORGANIZER;CN="${name}":mailto:${address}`;
}

/** Lines of at most 75 bytes, broken between characters. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES_MAX) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
