/** The days of standing appointments, and who may do what with them, case by case. */
import { describe, expect, it } from 'vitest';
import type { Rhythm } from '#contract/board/standings.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { dateFrom, datesBetween, standingRefusal } from './standing-rules.ts';

const series = (every: Rhythm, fromDay: string, untilDay: string | null = null) => ({
  ...{ every, fromDay, untilDay },
});

describe('the next date', () => {
  it.each([
    // Of a week: Tuesdays from 24 November 2026 on.
    ['week', '2026-11-24', '2026-11-01', '2026-11-24'],
    ['week', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['week', '2026-11-24', '2026-11-25', '2026-12-01'],
    ['week', '2026-11-24', '2027-03-28', '2027-03-30'],
    ['fortnight', '2026-11-24', '2026-11-25', '2026-12-08'],
    ['fortnight', '2026-11-24', '2026-12-08', '2026-12-08'],
    // The first, the fourth and the last weekday of the month, over the end of a year.
    ['month', '2026-12-01', '2026-12-02', '2027-01-05'],
    ['month', '2026-11-28', '2026-11-29', '2026-12-26'],
    ['month', '2027-01-28', '2027-01-29', '2027-02-25'],
    ['month', '2026-11-30', '2026-12-01', '2026-12-28'],
    ['month', '2027-01-31', '2027-02-01', '2027-02-28'],
    ['month', '2026-12-31', '2027-01-01', '2027-01-28'],
    ['month', '2028-01-29', '2028-02-01', '2028-02-26'],
  ] as const)('every %s from %s on, looked for from %s on, is %s', (every, from, at, expected) => {
    expect(dateFrom(series(every, from), at)).toBe(expected);
  });

  it('is none after the last day', () => {
    const until = series('week', '2026-11-24', '2026-12-01');
    expect(dateFrom(until, '2026-12-01')).toBe('2026-12-01');
    expect(dateFrom(until, '2026-12-02')).toBeUndefined();
  });

  it('is one of all dates between two days, both included', () => {
    const every = series('week', '2026-11-24');
    expect(datesBetween(every, '2026-11-24', '2026-12-01')).toEqual(['2026-11-24', '2026-12-01']);
    expect(datesBetween(every, '2026-11-25', '2026-11-30')).toEqual([]);
  });
});

it('the clock on the wall shows the same time on both sides of both changes', () => {
  const wall = wallClock('Europe/Rome');
  const moments = (from: string, to: string) =>
    datesBetween(series('week', from), from, to).map((day) =>
      wall.momentOf({ day, time: '09:00' }).toISOString(),
    );
  expect(moments('2026-10-22', '2026-10-29')).toEqual([
    ...['2026-10-22T07:00:00.000Z', '2026-10-29T08:00:00.000Z'],
  ]);
  expect(moments('2027-03-25', '2027-04-01')).toEqual([
    ...['2027-03-25T08:00:00.000Z', '2027-04-01T07:00:00.000Z'],
  ]);
});

describe('who may do what', () => {
  it.each([
    // state, agree, drop, pause, resume, end
    ['proposed', undefined, undefined, 'already-decided', 'already-decided', 'already-decided'],
    ['agreed', 'already-decided', 'already-decided', undefined, 'already-decided', undefined],
    ['paused', 'already-decided', 'already-decided', 'already-decided', undefined, undefined],
    ['ended', ...Array<'already-decided'>(5).fill('already-decided')],
  ] as const)('%s', (state, ...expected) => {
    const acts = ['agree', 'drop', 'pause', 'resume', 'end'] as const;
    const facts = { state, isMyProposal: false };
    expect(acts.map((act) => standingRefusal(act, facts))).toEqual(expected);
  });

  it('nobody agrees to their own proposal', () => {
    expect(standingRefusal('agree', { state: 'proposed', isMyProposal: true })).toBe('forbidden');
  });
});
