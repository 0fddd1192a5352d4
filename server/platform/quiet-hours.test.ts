/** Quiet hours over the whole year, and in the two nights in which the clock is changed. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const NIGHT = { from: 21, to: 8 };

const untilInRome = (moment: string) =>
  quietUntil(new Date(moment), NIGHT, 'Europe/Rome')?.toISOString();

describe('from nine in the evening to eight in the morning', () => {
  it.each([
    ['before nine', '2026-11-20T19:59:59.999Z', undefined],
    ['at nine', '2026-11-20T20:00:00Z', '2026-11-21T07:00:00.000Z'],
    ['at midnight', '2026-11-20T23:00:00Z', '2026-11-21T07:00:00.000Z'],
    ['in the last second', '2026-11-21T06:59:59.999Z', '2026-11-21T07:00:00.000Z'],
    ['at eight', '2026-11-21T07:00:00Z', undefined],
    ['in summer', '2026-07-01T20:30:15Z', '2026-07-02T06:00:00.000Z'],
  ])('%s', (_, moment, until) => {
    expect(untilInRome(moment)).toBe(until);
  });
});

describe('the clock is changed', () => {
  it.each([
    ['back, the evening before', '2026-10-24T19:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['back, the first half past two', '2026-10-25T00:30:00Z', '2026-10-25T07:00:00.000Z'],
    ['back, the second half past two', '2026-10-25T01:30:00Z', '2026-10-25T07:00:00.000Z'],
    ['back, one summer hour before', '2026-10-25T06:30:00Z', '2026-10-25T07:00:00.000Z'],
    ['forward, the evening before', '2026-03-28T21:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['forward, just before it', '2026-03-29T00:59:00Z', '2026-03-29T06:00:00.000Z'],
    ['forward, just after it', '2026-03-29T01:01:00Z', '2026-03-29T06:00:00.000Z'],
    ['forward, eight by the sun', '2026-03-29T06:00:00Z', undefined],
  ])('%s', (_, moment, until) => {
    expect(untilInRome(moment)).toBe(until);
  });
});

test('hours that do not last over midnight', () => {
  const until = (moment: string) =>
    quietUntil(new Date(moment), { from: 13, to: 15 }, 'Europe/Rome')?.toISOString();
  expect(until('2026-11-20T12:30:00Z')).toBe('2026-11-20T14:00:00.000Z');
  expect(until('2026-11-20T22:30:00Z')).toBeUndefined();
});

test('wherever the portal is, they end at their hour, and within the night', () => {
  const zones = fc.constantFrom('Europe/Rome', 'America/Santiago', 'Australia/Lord_Howe', 'UTC');
  const range = { min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), zones, (moment, timeZone) => {
      const until = quietUntil(moment, NIGHT, timeZone);
      if (!until) return;
      const wall = until.toLocaleTimeString('en-GB', { timeZone });
      expect(wall).toBe('08:00:00');
      const hours = (until.getTime() - moment.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(12);
    }),
  );
});

/** Every hour around both changes of the clock, for all pairs of hours. */
it.each([
  ['forward', '2026-03-28T18:00:00Z'],
  ['back', '2026-10-24T18:00:00Z'],
])(
  'the night in which the clock goes %s: they end at the first hour that is not quiet',
  (_, begin) => {
    const HOURS = Array.from({ length: 24 }, (__, hour) => hour);
    const wall = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' },
    });
    const night = HOURS.map((hour) => {
      const moment = Date.parse(begin) + hour * 3_600_000;
      return { moment, hour: Number(wall.format(moment)) };
    });
    const pairs = HOURS.flatMap((from) => HOURS.map((to) => ({ from, to }))).filter(
      ({ from, to }) => from !== to,
    );
    const wrong = pairs.flatMap(({ from, to }) => {
      const isQuiet = ({ hour }: { hour: number }) =>
        from < to ? hour >= from && hour < to : hour >= from || hour < to;
      return night.slice(0, 12).filter((one, nth) => {
        const until = quietUntil(new Date(one.moment), { from, to }, 'Europe/Rome')?.getTime();
        if (!isQuiet(one)) return until !== undefined;
        const end = night.slice(nth).find((later) => !isQuiet(later))?.moment;
        return until === undefined || (end !== undefined && until !== end);
      });
    });
    expect(pairs).toHaveLength(24 * 23);
    expect(wrong).toEqual([]);
  },
);
