/** What cells say of a fee, and whether it can come in. */
import { describe, expect, it } from 'vitest';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { readFee, settleFee } from './fees-rules.ts';

const TODAY = '2026-11-20';
const read = (fee: TableCell, feeOn: TableCell = null, feeYear: TableCell = null) => {
  const { fee: found, problem } = readFee({ fee, feeOn, feeYear }, { feeYear: 2026 }, TODAY);
  return problem ?? (found && [found.year, found.state, found.group, found.cents, found.on]);
};

describe('a fee with a day was received', () => {
  it.each([
    [15, 1500, null],
    ['15', 1500, null],
    ['15,00 €', 1500, null],
    ['€ 15.50', 1550, null],
    ['15.-', 1500, null],
    ['EUR 15,--', 1500, null],
    ['1000', 100_000, null],
    ['ridotta', null, 'reduced'],
    ['Ermäßigt', null, 'reduced'],
    ['Sì', null, null],
    [null, null, null],
  ])('%j', (cell, cents, group) => {
    expect(read(cell, '10/02/2026')).toEqual([2026, 'received', group, cents, '2026-02-10']);
  });

  it('in the year that its column says, also paid in the year before', () => {
    const day = { day: '2025-12-28' };
    expect(read('15', day)).toEqual([2026, 'received', null, 1500, '2025-12-28']);
    expect(read('15', day, 2025)).toEqual([2025, 'received', null, 1500, '2025-12-28']);
  });
});

it.each([
  ['', null, null],
  ['no', null, null],
  ['non pagata', null, null],
  ['15', 'no', null],
  ['esente', null, [2026, 'waived', null, null, null]],
  ['befreit', '10/02/2026', [2026, 'waived', null, null, null]],
  ['ordinaria', null, [2026, 'due', 'ordinary', null, null]],
  ['15', null, 'fee-day-missing'],
  ['15', 'sì', 'fee-day-missing'],
  ['sì', null, 'fee-day-missing'],
  ['0', '10/02/2026', 'fee-unreadable'],
  ['-15', '10/02/2026', 'fee-unreadable'],
  ['1000,01', '10/02/2026', 'fee-unreadable'],
  ['1.000', '10/02/2026', 'fee-unreadable'],
  ['15,005', '10/02/2026', 'fee-unreadable'],
  ['quindici', '10/02/2026', 'fee-unreadable'],
  ['no', '10/02/2026', 'fee-unreadable'],
  ['15', '31/02/2026', 'fee-day-wrong'],
  ['15', '21/11/2026', 'fee-day-wrong'],
  ['15', '31/12/2024', 'fee-day-wrong'],
])('%j with the day %j: %j', (cell, day, expected) => {
  expect(read(cell, day)).toEqual(expected);
});

it('a year that is none is said, and a cell that is a day or a time is no sum', () => {
  expect(read('15', '10/02/2026', '26')).toBe('fee-year-wrong');
  expect(read({ day: '2026-02-10' }, '10/02/2026')).toBe('fee-unreadable');
  expect(read({ minutes: 900 }, '10/02/2026')).toBe('fee-unreadable');
});

describe('a fee comes in', () => {
  const amount = (cents: number) => ({ cents, words: '' });
  const amounts = { ordinary: amount(1500), reduced: amount(800), minor: null, body: null };
  const fee = { year: 2026, state: 'received' as const, group: null, cents: null, on: TODAY };
  const held = {
    state: null,
    fee_group: null,
    earlier_group: null,
    is_minor: false,
    is_body: false,
  };
  const person = { birthDate: null, isBody: false };
  const settled = (changes: object, facts: object = {}) =>
    settleFee({ ...fee, ...changes }, person, { isOpen: true, amounts, standing: held, ...facts });

  it('with what its group pays, unless the file says the sum', () => {
    expect(settled({}).fee).toMatchObject({ group: 'ordinary', cents: 1500 });
    expect(settled({ group: 'reduced' }).fee).toMatchObject({ group: 'reduced', cents: 800 });
    expect(settled({ cents: 1000 }).fee).toMatchObject({ group: 'ordinary', cents: 1000 });
    const earlier = { ...held, earlier_group: 'reduced' };
    expect(settled({}, { standing: earlier }).fee).toMatchObject({ group: 'reduced', cents: 800 });
  });

  it('of a body in its group, also of one that is new', () => {
    const body = { ...held, is_body: true };
    expect(settled({}, { standing: body }).fee).toMatchObject({ group: 'body', cents: 1500 });
    const fresh = { isOpen: true, amounts, standing: undefined };
    expect(settleFee(fee, { birthDate: null, isBody: true }, fresh).fee).toMatchObject({
      ...{ group: 'body', cents: 1500 },
    });
  });

  it('not where the room is closed, the year not laid down, or one is there', () => {
    expect(settled({}, { isOpen: false }).problem).toBe('fee-room-closed');
    expect(settled({}, { amounts: undefined }).problem).toBe('fee-year-not-laid');
    for (const state of ['received', 'waived']) {
      expect(settled({}, { standing: { ...held, state } }).problem).toBe('fee-exists');
    }
    expect(settled({}, { standing: { ...held, state: 'due' } }).problem).toBeNull();
  });

  it('where a word only says the group that somebody is in, nothing does', () => {
    const due = { state: 'due', on: null };
    expect(settled({ ...due, group: 'ordinary' })).toEqual({ fee: null, problem: null });
    expect(settled({ ...due, group: 'reduced' }).fee).toMatchObject({ group: 'reduced' });
  });
});
