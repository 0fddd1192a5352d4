/** The rules of cheques: what is used up, who was a member when, what is late. */
import { describe, expect, it } from 'vitest';
import { lateness, saysTheSame, settledRefusal, usedUpRefusal, wasMemberOn } from './rules.ts';

describe('a cheque', () => {
  it.each([
    ['blank', null, undefined, undefined],
    ['handed-in', null, undefined, undefined],
    ['booked', null, 'cheque-used', 'cheque-used'],
    ['void', 'desk', 'cheque-void', 'cheque-void'],
    ['void', 'book-closed', 'cheque-void', 'cheque-void'],
    ['void', 'exchange-cancelled', 'cheque-void', 'cheque-void'],
    ['void', 'membership-ended', undefined, 'cheque-void'],
  ] as const)('%s (%s)', (state, voidCause, usedUp, settled) => {
    expect(usedUpRefusal({ state, voidCause })).toBe(usedUp);
    expect(settledRefusal({ state })).toBe(settled);
  });
});

it('somebody was a member from the first to the last day', () => {
  const spans = [
    { from: '2025-01-10', to: '2025-03-01' },
    { from: '2026-02-01', to: null },
  ];
  const days = ['2025-01-09', '2025-01-10', '2025-03-01', '2025-03-02', '2026-02-01', '2030-01-01'];
  expect(days.map((day) => wasMemberOn(day, spans))).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
});

it('a cheque is late after the days that its bank allows, and then has to be seen', () => {
  const judge = (performedOn: string, isSeen: boolean, daysAllowed = 30) =>
    lateness({ performedOn, broughtOn: '2026-11-20', daysAllowed }, isSeen);
  expect(judge('2026-10-21', false)).toEqual({ daysLate: 0, refusal: undefined });
  expect(judge('2026-10-20', false)).toEqual({ daysLate: 1, refusal: 'cheque-late' });
  expect(judge('2026-10-09', true)).toEqual({ daysLate: 12, refusal: undefined });
  expect(judge('2026-10-09', false, 60)).toEqual({ daysLate: 0, refusal: undefined });
});

it('two say the same when giver, day and length agree', () => {
  const words = { creditorId: 1, creditorBankId: 2, minutes: 90, performedOn: '2026-11-20' };
  expect(saysTheSame(words, { ...words })).toBe(true);
  const others = [{ creditorId: 3 }, { creditorBankId: 3 }, { minutes: 60 }, { performedOn: 'x' }];
  for (const other of others) expect(saysTheSame(words, { ...words, ...other })).toBe(false);
});
