/** The form of the desk: its two sides, its rounding, and what it sends. */
import { describe, expect, test } from 'vitest';
import { bankExchangeSchema, multipleExchangeSchema } from '#contract/hours/exchanges.ts';
import { ANOTHER_TIME } from '../../parts/exchange-form.ts';
import {
  byField,
  type DeskForm,
  emptyDeskForm,
  roundedHours,
  tidyRoundedHours,
  toWire,
  withMany,
  withPeople,
} from './desk-form.ts';

const anna = { id: 1, name: 'Ferrari Anna', spokenName: 'Anna Ferrari' };
const marco = { id: 2, name: 'Bianchi Marco', spokenName: 'Marco Bianchi' };
const sara = { id: 3, name: 'Fontana Sara', spokenName: 'Sara Fontana' };

const filled: DeskForm = {
  ...emptyDeskForm(7),
  from: [anna],
  to: [marco],
  dateOfTransaction: '2026-11-18',
  activity: '4',
  quantityOfHours: '1,5',
  note: 'Torta',
};

test('one exchange goes out as the contract wants it', () => {
  expect(bankExchangeSchema.parse(toWire(filled, false))).toEqual({
    bankTo: 7,
    userFrom: 1,
    userTo: 2,
    dateOfTransaction: '2026-11-18',
    activity: 4,
    quantityOfHours: 1.5,
    note: 'Torta',
  });
});

test('it says which appointment the hours are of, or that it was another time', () => {
  expect(toWire(filled, false)).not.toHaveProperty('appointment');
  expect(toWire({ ...filled, appointment: '12' }, false)).toHaveProperty('appointment', 12);
  const another = { ...filled, appointment: ANOTHER_TIME };
  expect(toWire(another, false)).toHaveProperty('appointment', null);
  expect(toWire({ ...another, many: 'to' }, false)).not.toHaveProperty('appointment');
});

test('other people have other appointments', () => {
  const form: DeskForm = { ...filled, appointment: '12' };
  expect({ ...form, ...withPeople('to', [sara]) }).toMatchObject({ to: [sara], appointment: '' });
  expect({ ...form, ...withPeople('from', [sara]) }).toMatchObject({ from: [sara], to: [marco] });
});

describe('many', () => {
  test('chosen people stand in a list, the other side holds one', () => {
    const form: DeskForm = { ...filled, many: 'from', from: [anna, sara] };
    expect(multipleExchangeSchema.parse(toWire(form, false))).toMatchObject({
      all: 0,
      listUserFrom: [1, 3],
      listUserTo: [2],
    });
  });

  test.each([
    ['from', { all: 1, listUserFrom: [], listUserTo: [2] }],
    ['to', { all: 2, listUserFrom: [1], listUserTo: [] }],
  ] as const)('everybody on the side %s is a number, not a list', (many, wire) => {
    const form: DeskForm = { ...filled, many, isAll: true };
    expect(multipleExchangeSchema.parse(toWire(form, false))).toMatchObject(wire);
  });

  test('two sides of many there cannot be', () => {
    const form: DeskForm = { ...filled, many: 'from', from: [anna, sara] };
    expect({ ...form, ...withMany(form, 'to') }).toMatchObject({ many: 'to', from: [anna] });
  });

  test('everybody is asked again when the sides change', () => {
    const form: DeskForm = { ...filled, many: 'from', isAll: true };
    expect(withMany(form, 'to').isAll).toBe(false);
  });
});

test.each([
  ['1,3', 1.5, '1\u00a0h\u00a030'],
  ['1:10', 1, '1\u00a0h'],
  ['0.2', 0, '0\u00a0h'],
  ['99,8', 100, '100\u00a0h'],
])('%s is rounded to the nearest half: %d', (text, hours, shown) => {
  expect(roundedHours(text)).toBe(hours);
  expect(tidyRoundedHours(text, 'it')).toBe(shown);
});

test('nonsense stays to be mended, and goes nowhere', () => {
  expect(tidyRoundedHours('due', 'it')).toBe('due');
  expect(
    bankExchangeSchema.safeParse(toWire({ ...filled, quantityOfHours: 'due' }, false)).success,
  ).toBe(false);
});

test('errors stand at the fields of the form', () => {
  expect(byField({ userTo: 1, 'listUserFrom.3': 2, note: 3 })).toEqual({ to: 1, from: 2, note: 3 });
});
