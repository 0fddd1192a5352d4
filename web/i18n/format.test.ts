/** Days and numbers as each language writes them, without a time zone moving them. */
import { expect, test } from 'vitest';
import {
  formatNumber,
  isoDay,
  monthOfYear,
  parseDay,
  sentenceDay,
  tableDay,
  today,
} from './format.ts';

const now = new Date('2026-11-20T10:00:00Z');

test('a day is read from the wire and from a form', () => {
  for (const text of ['18/11/2026', '2026-11-18', '2026-11-18T23:59:59Z']) {
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

test('today is the reader’s own day', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('numbers take the reader’s separators', () => {
  expect(formatNumber(57.144, 'it')).toBe('57,14');
  expect(formatNumber(12345.5, 'de')).toBe('12.345,5');
  expect(formatNumber(12345.5, 'en')).toBe('12,345.5');
  expect(formatNumber(1000, 'de')).toBe('1.000');
  expect(formatNumber(-43, 'it')).toBe('-43');
});
