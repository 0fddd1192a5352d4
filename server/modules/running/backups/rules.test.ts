/** Which backups stay, and when a disk is too full. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dailyName, dayOfDaily, daysToKeep, isShortOfRoom, takenByHand } from './rules.ts';

const dayAt = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
const numbers = fc.uniqueArray(fc.integer({ min: 18_000, max: 20_500 }), { maxLength: 120 });

describe('the backups that stay', () => {
  it('are, after years of every night, seven days, five weeks and twelve months', () => {
    let kept: string[] = [];
    for (let number = 20_000; number < 20_800; number += 1) {
      kept = [...daysToKeep([...kept, dayAt(number)])];
    }
    // 2026-12-12, a Saturday.
    expect(kept.toSorted().reverse()).toEqual([
      '2026-12-12',
      '2026-12-11',
      '2026-12-10',
      '2026-12-09',
      '2026-12-08',
      '2026-12-07',
      '2026-12-06',
      '2026-11-30',
      '2026-11-29',
      '2026-11-22',
      '2026-11-15',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
      '2026-05-31',
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
    ]);
  });

  it('are always some of those there, the last seven among them, and never more than 24', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const days = given.map(dayAt);
        const kept = daysToKeep(days);
        const latest = days.toSorted().slice(-7);
        expect(days).toEqual(expect.arrayContaining([...kept]));
        expect([...kept]).toEqual(expect.arrayContaining(latest));
        expect(kept.size).toBeLessThanOrEqual(7 + 5 + 12);
      }),
    );
  });

  it('stay when nothing new came, in whatever order they are named', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const kept = daysToKeep(given.map(dayAt));
        expect(daysToKeep([...kept].toReversed())).toEqual(kept);
      }),
    );
  });

  it('have one of each of the last twelve months that had any', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const days = given.map(dayAt);
        const months = (of: Iterable<string>) => new Set([...of].map((day) => day.slice(0, 7)));
        const last = [...months(days)].toSorted().slice(-12);
        expect([...months(daysToKeep(days))]).toEqual(expect.arrayContaining(last));
      }),
    );
  });
});

test('only a file that the portal took by itself has a day', () => {
  expect(dayOfDaily(dailyName('2026-11-22'))).toBe('2026-11-22');
  const byHand = takenByHand(new Date('2026-11-22T17:43:25.123Z'));
  expect(byHand).toBe('time-bank-portal-2026-11-22T174325Z.tar.gz');
  for (const name of [byHand, 'photos.tar.gz', `${dailyName('2026-11-22')}.partial`]) {
    expect(dayOfDaily(name)).toBeUndefined();
  }
});

test('a disk is short of room below a tenth, or without room for two more backups', () => {
  expect(isShortOfRoom({ free: 100, total: 1000 }, 50)).toBe(false);
  expect(isShortOfRoom({ free: 99, total: 1000 }, 1)).toBe(true);
  expect(isShortOfRoom({ free: 500, total: 1000 }, 251)).toBe(true);
});
