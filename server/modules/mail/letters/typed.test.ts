/** Names on one line, moments in the portal's own time. */
import { describe, expect, test } from 'vitest';
import { nameOf, oneLine, showMoment } from './typed.ts';

describe('one line', () => {
  test.each([
    ['Anna\r\nBcc: eva@example.org', 'Anna Bcc: eva@example.org'],
    ['a\u2028b\u0085c\td', 'a b c d'],
    ['gpj\u202eannA', 'gpj annA'],
    ['1\u00a0h\u00a030', '1\u00a0h\u00a030'],
    ['Zoë 👩‍🌾', 'Zoë 👩‍🌾'],
  ])('%j', (typed, shown) => {
    expect(oneLine(typed)).toBe(shown);
  });

  test('a person in a sentence', () => {
    expect(nameOf({ name: ' Anna\n', surname: 'Ferrari' })).toBe('Anna Ferrari');
  });
});

describe('a moment', () => {
  const moment = new Date('2026-03-28T23:05:00Z');
  test.each([
    ['it', 'Europe/Rome', '29/03/2026 alle 00:05'],
    ['en', 'UTC', '28/03/2026 at 23:05'],
    ['de', 'Europe/Rome', '29/03/2026 um 00:05 Uhr'],
  ] as const)('in %s, %s', (locale, timeZone, shown) => {
    expect(showMoment(moment, locale, timeZone)).toBe(shown);
  });
});
