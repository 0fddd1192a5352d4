/** Days and numbers as each language writes them, without a time zone moving them. */
import { afterEach, expect, test } from 'vitest';
import {
  clockTime,
  formatNumber,
  isoDay,
  monthOfYear,
  parseDay,
  sentenceDay,
  sentenceMoment,
  tableDay,
  today,
} from './format.ts';
import { keepTimeZone } from './time-zone.ts';

afterEach(() => keepTimeZone(undefined));

const now = new Date('2026-11-20T10:00:00Z');

test('a day is read from the wire and from a form', () => {
  for (const text of ['18/11/2026', '2026-11-18']) {
    expect(isoDay(parseDay(text) ?? new Date(0))).toBe('2026-11-18');
  }
});

test('what is no day is no day', () => {
  for (const text of ['', '31/02/2026', '2026-13-01', 'ieri', '18-11-2026']) {
    expect(parseDay(text)).toBeUndefined();
  }
});

test('a sentence names the month, and the year only when it is another one', () => {
  expect(sentenceDay('18/11/2026', 'it', now)).toBe('18 novembre');
  expect(sentenceDay('18/11/2026', 'en', now)).toBe('18 November');
  expect(sentenceDay('18/11/2026', 'de', now)).toBe('18. November');
  expect(sentenceDay('01/06/2019', 'it', now)).toBe('1 giugno 2019');
  expect(sentenceDay('01/03/2019', 'de', now)).toBe('1. März 2019');
  expect(monthOfYear('2021-12', 'en')).toBe('December 2021');
  for (const language of ['it', 'en', 'de'] as const) {
    const writer = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-08`;
      expect(sentenceDay(day, language, now)).toBe(writer.format(new Date(`${day}T12:00:00Z`)));
    }
  }
});

test('a table writes every day alike and leaves alone what it cannot read', () => {
  expect(tableDay('2026-11-08', 'it')).toBe('08/11/2026');
  expect(tableDay('08/11/2026', 'de')).toBe('08.11.2026');
  expect(tableDay('14.11.', 'de')).toBe('14.11.');
});

test('today is the reader’s own day where nobody has signed in, or the zone is unknown', () => {
  for (const name of [undefined, 'Europe/Atlantis']) {
    keepTimeZone(name);
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  }
});

test.each([
  ['Europe/Rome', '2026-11-24', '24/11/2026', '24 novembre', '00:01'],
  ['America/New_York', '2026-11-23', '23/11/2026', '23 novembre', '18:01'],
  ['Pacific/Kiritimati', '2026-11-24', '24/11/2026', '24 novembre', '13:01'],
])('a moment has the day and the time of a portal in %s', (zone, day, table, sentence, time) => {
  keepTimeZone(zone);
  const iso = '2026-11-23T23:01:00.000Z';
  expect(today(new Date(iso))).toBe(day);
  expect(isoDay(parseDay(iso) ?? new Date(0))).toBe(day);
  expect(tableDay(iso, 'it')).toBe(table);
  expect(sentenceDay(iso, 'it', new Date(iso))).toBe(sentence);
  expect(sentenceMoment(iso, 'it')).toContain(time);
  expect(clockTime(new Date(iso), 'it')).toBe(time);
  // A day has no zone.
  expect(tableDay('2026-11-23', 'it')).toBe('23/11/2026');
});

test('the year that is not said is that of the portal', () => {
  keepTimeZone('Europe/Rome');
  expect(sentenceDay('2027-01-01', 'it', new Date('2026-12-31T23:30:00Z'))).toBe('1 gennaio');
});

test('numbers take the reader’s separators', () => {
  expect(formatNumber(57.144, 'it')).toBe('57,14');
  expect(formatNumber(12345.5, 'de')).toBe('12.345,5');
  expect(formatNumber(12345.5, 'en')).toBe('12,345.5');
  expect(formatNumber(1000, 'de')).toBe('1.000');
  expect(formatNumber(-43, 'it')).toBe('-43');
});
