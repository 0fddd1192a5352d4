/** Calendar files, read back by a parser of somebody else: every time and every text is what was meant. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '#server/test/support/calendars.ts';
import { type CalendarEvent, calendarFile } from './icalendar.ts';

const EVENT: CalendarEvent = {
  ...{ uid: 'appointment-7@example.org', sequence: 2, status: 'CONFIRMED', minutes: 90 },
  ...{ summary: 'Banca del tempo: aiuti Anna', location: 'Via Roma 1', changedAt: new Date(0) },
  ...{ start: new Date('2026-11-24T14:00:00Z'), url: 'https://example.org/appointments' },
};

const fileWith = (event: Partial<CalendarEvent>) => fileOf([event]);

function fileOf(events: Partial<CalendarEvent>[], timeZone = 'Europe/Rome'): string {
  return calendarFile({
    ...{ method: 'PUBLISH', name: 'Banca del Tempo', timeZone, now: new Date(0) },
    organizer: '"Banca del Tempo, Bergamo" <no-reply@example.org>',
    events: events.map((event) => ({ ...EVENT, ...event })),
  });
}

describe('times', () => {
  it.each([
    // The night of 29 March 2026 has no half past two; that of 25 October has it twice.
    '2026-03-29T00:59:00Z',
    '2026-03-29T01:00:00Z',
    '2026-03-29T01:30:00Z',
    '2026-10-24T23:30:00Z',
    '2026-10-25T02:00:00Z',
    '2026-10-26T08:00:00Z',
  ])('%s is the same moment in Rome', (moment) => {
    const [read] = readCalendar(fileWith({ start: new Date(moment) })).events;
    expect(read).toMatchObject({ start: new Date(moment).toISOString(), minutes: 90 });
  });

  it.each(['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'])(
    'are right in %s on every day of two years',
    (zone) => {
      const starts = Array.from(
        { length: 730 },
        (_, day) => new Date(Date.UTC(2026, 0, 1, 17, 30) + day * 86_400_000),
      );
      const read = readCalendar(
        fileOf(
          starts.map((start) => ({ start })),
          zone,
        ),
      );
      expect(read.events.map(({ start }) => start)).toEqual(
        starts.map((start) => start.toISOString()),
      );
    },
  );

  it('last through the night on which an hour comes twice', () => {
    const text = fileWith({ start: new Date('2026-10-24T23:30:00Z'), minutes: 120 });
    expect(readCalendar(text).events[0]?.minutes).toBe(120);
  });
});

describe('texts', () => {
  it('come back as they were typed, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 })), (typed) => {
        const places = typed.map((words) => `x${words.replaceAll(/\p{Cc}/gu, '')}x`);
        const text = fileOf(places.map((location) => ({ location })));
        expect(readCalendar(text).events.map(({ location }) => location)).toEqual(places);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
      }),
      { numRuns: 20 },
    );
  });

  it('make no line of their own', () => {
    const location = 'Da me; poi, al bar\\\r\nATTENDEE:mailto:x@example.org\u2028\u0007';
    const text = fileWith({ location });
    expect(text.replaceAll('\r\n ', '')).toContain(
      String.raw`LOCATION:Da me\; poi\, al bar\\\nATTENDEE:mailto:x@example.org`,
    );
    expect(text).not.toMatch(/^ATTENDEE/m);
  });

  it('name who sends it, with quotes around a name', () => {
    const text = fileWith({});
    expect(text).toContain('ORGANIZER;CN="Banca del Tempo, Bergamo":mailto:no-reply@example.org');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
