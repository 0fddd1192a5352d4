/** The wall clock over both changes of the clock, and as its own inverse on every other minute. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClock } from './local-time.ts';

const rome = wallClock('Europe/Rome');
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return rome.momentOf({ day, time }).toISOString();
};

describe('Rome', () => {
  it.each([
    ['2026-01-15 09:30', '2026-01-15T08:30:00.000Z'],
    ['2026-07-15 09:30', '2026-07-15T07:30:00.000Z'],
    // The night of 29 March 2026 has no half past two.
    ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
    // The night of 25 October 2026 has it twice.
    ['2026-10-25 01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is %s', (local, moment) => {
    expect(at(local)).toBe(moment);
  });
});

it.each(['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'])(
  'shows in %s what was meant, whenever the clock shows it at all',
  (zone) => {
    const clock = wallClock(zone);
    const minutes = fc.integer({ min: 0, max: 20 * 366 * 24 * 60 });
    fc.assert(
      fc.property(minutes, (since) => {
        const moment = new Date(Date.UTC(2019, 0, 1) + since * 60_000);
        const local = clock.localOf(moment);
        expect(clock.localOf(clock.momentOf(local))).toEqual(local);
        expect(clock.momentOf(local).getTime()).toBeLessThanOrEqual(moment.getTime());
      }),
    );
  },
);
