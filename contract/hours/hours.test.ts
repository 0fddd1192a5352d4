/** The arithmetic on time worked: nothing is lost on any way there and back (law L1). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import { parseDuration } from './durations.ts';
import {
  formatMinutes,
  hoursFromMinutes,
  isExchangeHours,
  MINUTES_MAX,
  MINUTES_MIN,
  MINUTES_STEP,
  minutesFromHours,
  roundToHalfHour,
} from './hours.ts';

const halves = fc.integer({ min: -20_000_000, max: 20_000_000 }).map((n) => n * MINUTES_STEP);
const locale = fc.constantFrom(...LOCALES);

describe('minutes and hours', () => {
  it('minutes come back from hours as they were', () => {
    fc.assert(
      fc.property(halves, (minutes) => {
        expect(minutesFromHours(hoursFromMinutes(minutes))).toBe(minutes);
      }),
    );
  });

  it('hours survive the wire', () => {
    fc.assert(
      fc.property(halves, (minutes) => {
        const sent = JSON.stringify(hoursFromMinutes(minutes));
        expect(minutesFromHours(JSON.parse(sent))).toBe(minutes);
      }),
    );
  });

  it('sums of hours are sums of minutes', () => {
    fc.assert(
      fc.property(fc.array(halves, { maxLength: 50 }), (all) => {
        const sum = (figures: number[]) => figures.reduce((one, other) => one + other, 0);
        expect(minutesFromHours(sum(all.map(hoursFromMinutes)))).toBe(sum(all));
      }),
    );
  });
});

describe('L1: half an hour to a hundred, in halves', () => {
  it('is exactly two hundred lengths', () => {
    const lengths = Array.from({ length: MINUTES_MAX / MINUTES_STEP }, (_, n) => (n + 1) / 2);
    expect([lengths[0], lengths.at(-1), lengths.length]).toEqual([0.5, 100, 200]);
    expect(lengths.every(isExchangeHours)).toBe(true);
    expect([MINUTES_MIN, MINUTES_MAX].map(hoursFromMinutes)).toEqual([0.5, 100]);
  });

  it('and nothing else', () => {
    for (const hours of [0, -0.5, 0.25, 100.5, 1.0000001, Number.NaN, Infinity, -Infinity, 1e300]) {
      expect([hours, isExchangeHours(hours)]).toEqual([hours, false]);
    }
    fc.assert(
      fc.property(fc.double(), (hours) => {
        const isLength = hours >= 0.5 && hours <= 100 && Number.isInteger(hours * 2);
        expect(isExchangeHours(hours)).toBe(isLength);
      }),
    );
  });

  it('the bank’s screens round to the nearest half', () => {
    expect([0.24, 0.25, 0.74, 0.75, 99.9].map(roundToHalfHour)).toEqual([0, 0.5, 0.5, 1, 100]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (hours) => {
        const rounded = roundToHalfHour(hours);
        expect(Number.isInteger(rounded * 2)).toBe(true);
        expect(Math.abs(rounded - hours)).toBeLessThanOrEqual(0.25);
      }),
    );
  });
});

describe('hours as people read them', () => {
  it.each([
    [90, '1 h 30', '1 h 30', '1 Std. 30 Min.'],
    [30, '30 min', '30 min', '30 Min.'],
    [-30, '−30 min', '−30 min', '−30 Min.'],
    [65, '1 h 05', '1 h 05', '1 Std. 5 Min.'],
    [120, '2 h', '2 h', '2 Std.'],
    [0, '0 h', '0 h', '0 Std.'],
    [99_373, '1.656 h 13', '1,656 h 13', '1.656 Std. 13 Min.'],
    [-60_000_000, '−1.000.000 h', '−1,000,000 h', '−1.000.000 Std.'],
    [-90, '−1 h 30', '−1 h 30', '−1 Std. 30 Min.'],
  ])('%i minutes', (minutes, it, en, de) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(
      (['it', 'en', 'de'] as const).map((each) => plain(formatMinutes(minutes, each))),
    ).toEqual([it, en, de]);
  });

  it('with a sign before everything but zero, when asked for', () => {
    expect([60, 30, 0, -60].map((minutes) => formatMinutes(minutes, 'it', 'always'))).toEqual([
      '+1\u00a0h',
      '+30\u00a0min',
      '0\u00a0h',
      '−1\u00a0h',
    ]);
  });

  it('never break across lines', () => {
    fc.assert(
      fc.property(halves, locale, (minutes, language) => {
        expect(formatMinutes(minutes, language, 'always')).not.toMatch(/[ \n-]/);
      }),
    );
  });
});

describe('hours as people type them', () => {
  it.each([
    ...[['1.5', 90] as const, ['1,5', 90] as const, ['1:30', 90] as const, ['1 h 30', 90] as const],
    ...[['2h', 120] as const, ['90 min', 90] as const, [' 2 ', 120] as const, ['0,5', 30] as const],
    ...[['30 minuti', 30] as const, ['30 Minuten', 30] as const, ['30 minutes', 30] as const],
    ...[['1 ora', 60] as const, ['2 ore', 120] as const, ['3 Std.', 180] as const],
    ...[['1 h 5', 65] as const, ['2 Stunden', 120] as const, ['100', 6000] as const],
  ])('%s', (typed, minutes) => {
    expect(parseDuration(typed)).toBe(minutes);
  });

  it.each(['', 'h', '1:60', '-1', '1.5.5', 'due ore', '1e3', '1.656', '1 h 99', '99999', '∞'])(
    '%j is no duration',
    (typed) => {
      expect(parseDuration(typed)).toBeUndefined();
    },
  );

  it('what is shown can be typed, in every language', () => {
    const shown = fc.integer({ min: 0, max: 9999 * 60 });
    fc.assert(
      fc.property(shown, locale, (minutes, language) => {
        expect(parseDuration(formatMinutes(minutes, language))).toBe(minutes);
      }),
    );
  });
});
