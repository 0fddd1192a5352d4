/** Birthdays: each in its year, and 29 February. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../time.ts';
import { agedOn, isYounger } from './ages.ts';

test('who was born on 29 February has their birthday on 1 March in other years', () => {
  expect(agedOn('2008-02-29', 18)).toBe('2026-03-01');
  expect(agedOn('2008-02-29', 20)).toBe('2028-02-29');
  expect(agedOn('2010-03-01', 18)).toBe('2028-03-01');
  expect(agedOn('1900-01-01', 0)).toBe('1900-01-01');
  expect(isYounger('2008-02-29', 18, '2026-02-28')).toBe(true);
  expect(isYounger('2008-02-29', 18, '2026-03-01')).toBe(false);
});

test('the birthday itself is the first day of that age; nobody knows of who has not said', () => {
  const days = fc.integer({ min: 0, max: 60_000 }).map((nth) => dayAfter('1900-01-01', nth));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 100 }), (birthDate, years) => {
      const day = agedOn(birthDate, years);
      expect(isYounger(birthDate, years, dayAfter(day, -1))).toBe(true);
      expect(isYounger(birthDate, years, day)).toBe(false);
      expect(day > birthDate).toBe(true);
    }),
  );
  expect(isYounger(null, 18, '2026-11-20')).toBe(false);
  expect(isYounger('', 18, '2026-11-20')).toBe(false);
});
