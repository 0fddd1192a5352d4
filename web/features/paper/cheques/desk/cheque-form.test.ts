/** What the desk types from a cheque: short days, lateness, the fields of the wire. */
import { expect, test } from 'vitest';
import type { Cheque } from '#contract/paper/cheques.ts';
import { beginOf, daysLateOf, pileItemOf, toWire, typedChequeDay } from './cheque-form.ts';

const TODAY = '2026-11-22';

const cheque: Cheque = {
  code: 'K7QM2XRD4',
  serial: 7,
  state: 'blank',
  since: null,
  note: null,
  daysLate: null,
  void: null,
  exchange: null,
  owner: { id: 10, displayName: 'Anna Ferrari', fullName: 'Ferrari Anna', number: 4 },
  bank: { bankId: 1, name: 'Banca' },
  daysAllowed: 30,
};

test.each([
  ['3/5', '2026-05-03'],
  ['22.11.', '2026-11-22'],
  ['23/11', '2025-11-23'],
  ['1-10-25', '2025-10-01'],
  ['31/2', '2026-02-31'],
  ['2026-11-01', '2026-11-01'],
  ['ieri', 'ieri'],
])('the day %s', (typed, day) => {
  expect(typedChequeDay(typed, TODAY)).toBe(day);
});

test('a cheque is late from the day of the help to today, or to the day it was handed in', () => {
  expect(daysLateOf(cheque, '10/10', TODAY)).toBe(13);
  expect(daysLateOf(cheque, '23/10', TODAY)).toBe(0);
  const kept: Cheque = { ...cheque, state: 'handed-in', since: '2026-11-12' };
  expect(daysLateOf(kept, '10/10', TODAY)).toBe(3);
  expect(daysLateOf(cheque, 'ieri', TODAY)).toBe(0);
});

test('what was typed becomes a booking, and a line of the pile', () => {
  const begin = beginOf(cheque, 1, TODAY, 'it');
  expect(toWire(begin, TODAY)).toMatchObject({ userFrom: undefined, quantityOfHours: undefined });
  const form = { ...begin, giver: '9', giverName: 'Marco Bianchi', hours: '1½', activity: '14' };
  expect(toWire({ ...form, day: '3/5' }, TODAY)).toEqual({
    userFrom: 9,
    bankFrom: 1,
    activity: 14,
    dateOfTransaction: '2026-05-03',
    quantityOfHours: 1.5,
    late: false,
  });
  expect(pileItemOf(cheque, form, TODAY)).toMatchObject({ giverId: 9, hours: 1.5, day: TODAY });
});

test('a cheque that was handed in by phone begins with what its giver said', () => {
  const exchange = {
    ...{ id: 1, giverId: 9, giverBankId: 2, giver: 'Marco Bianchi', quantityOfHours: 2 },
    ...{ day: '2026-11-19', activity: { id: 14, type: 'Bici' }, status: 'pending' as const },
  };
  expect(beginOf({ ...cheque, exchange }, 1, TODAY, 'it')).toMatchObject({
    ...{ giver: '9', bankFrom: '2', hours: '2\u00a0h', activity: '14', day: '2026-11-19' },
  });
});
