/** Moments in the portal's own time. */
import { describe, expect, test } from 'vitest';
import { showMoment } from './moments.ts';

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
