/** The rules of appointments, case by case. */
import { describe, expect, it } from 'vitest';
import type { ArrangementState } from '#contract/board/arrangements.ts';
import {
  agreeRefusal,
  answererGives,
  changeRefusal,
  dayProblems,
  dropRefusal,
  recordableMinutes,
  recordRefusal,
} from './rules.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const facts = (state: ArrangementState, isMyProposal = false) => ({
  ...{ state, isMyProposal, sequence: 3 },
  startsAt: new Date('2026-11-20T10:00:00Z'),
  isDayOver: false,
});

describe('who may do what', () => {
  it.each([
    // state, agree, change, drop, record
    ['proposed', undefined, undefined, undefined, 'too-early'],
    ['agreed', 'already-decided', undefined, undefined, undefined],
    ['done', 'already-decided', 'already-decided', 'already-decided', 'already-decided'],
    ['dropped', 'already-decided', 'already-decided', 'already-decided', 'already-decided'],
  ] as const)('%s', (state, agree, change, drop, record) => {
    const it = facts(state);
    expect([
      ...[agreeRefusal(it, 3), changeRefusal(it, 3), dropRefusal(it), recordRefusal(it, NOW)],
    ]).toEqual([agree, change, drop, record]);
  });

  it('nobody agrees to their own proposal, or to one that they have not seen', () => {
    expect(agreeRefusal(facts('proposed', true), 3)).toBe('forbidden');
    expect(agreeRefusal(facts('proposed'), 2)).toBe('seen-outdated');
    expect(changeRefusal(facts('agreed'), 2)).toBe('seen-outdated');
  });

  it('nobody agrees to a day that has passed; another one may be proposed, or it is dropped', () => {
    const over = { ...facts('proposed'), isDayOver: true };
    expect([agreeRefusal(over, 3), agreeRefusal(over, 2)]).toEqual(['day-over', 'seen-outdated']);
    expect([changeRefusal(over, 3), dropRefusal(over)]).toEqual([undefined, undefined]);
  });

  it('nothing is done before it has begun', () => {
    const startsAt = new Date(NOW.getTime() + 1);
    expect(recordRefusal({ ...facts('agreed'), startsAt }, NOW)).toBe('too-early');
  });
});

it.each([
  [90, [90]],
  [30, [30]],
  [70, [60, 90]],
  [20, [30]],
  [1440, [1440]],
])('a plan of %i minutes is recorded as one of %j', (planned, offered) => {
  expect(recordableMinutes(planned)).toEqual(offered);
});

it('who answers a request gives, who answers an offer receives', () => {
  expect([answererGives('request'), answererGives('offer')]).toEqual([true, false]);
});

it.each([
  ['2026-11-19', 'date-past'],
  ['2026-11-20', undefined],
  ['2027-11-21', undefined],
  ['2027-11-22', 'date-too-far'],
])('on 20 November 2026 a plan for %s has the problem %s', (day, code) => {
  expect(dayProblems(day, '2026-11-20')[0]?.code).toBe(code);
});
