/** What is typed into the form of a new exchange, and what it means. */
import { expect, test } from 'vitest';
import { newExchangeSchema } from '#contract/hours/exchanges.ts';
import {
  ANOTHER_TIME,
  emptyForm,
  missingIn,
  STANDING_SEEN,
  tidyHours,
  toWire,
  typedHours,
  UNDECIDED,
} from './exchange-form.ts';

const FILLED = {
  bankTo: '1',
  userTo: '7',
  debtorName: 'Ferrari Anna',
  debtorSpokenName: 'Anna Ferrari',
  dateOfTransaction: '2026-11-18',
  activity: '3',
  quantityOfHours: '1,5',
  note: 'Orlo',
  hand: '',
  appointment: '',
};

test('a filled form is what the portal takes', () => {
  expect(missingIn(FILLED)).toEqual([]);
  expect(newExchangeSchema.parse(toWire(FILLED))).toEqual({
    bankTo: 1,
    userTo: 7,
    activity: 3,
    dateOfTransaction: '2026-11-18',
    quantityOfHours: 1.5,
    note: 'Orlo',
  });
});

test('nought hours do not fill the form, however they are written', () => {
  for (const quantityOfHours of ['0', '0,0', '0:00', '0 min', ' ']) {
    expect(missingIn({ ...FILLED, quantityOfHours })).toEqual(['quantityOfHours']);
  }
});

test('blanks are no note', () => {
  expect(missingIn({ ...FILLED, note: '  ' })).toEqual(['note']);
});

test('an empty form starts with today and the own bank', () => {
  const form = emptyForm(2);
  expect(form.bankTo).toBe('2');
  expect(form.dateOfTransaction).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each(['due', '-1', '0', '0,7', '101', 'NaN'])('“%s” is no time worked', (typed) => {
  const problems = newExchangeSchema.safeParse(toWire({ ...FILLED, quantityOfHours: typed }));
  expect(problems.error?.issues.map(({ message }) => message)).toEqual(['hours-invalid']);
});

test('no hours are missing hours', () => {
  expect(typedHours('  ')).toBeUndefined();
});

test('hours are written as everywhere, nonsense stays as it was', () => {
  expect(tidyHours('1,5', 'it')).toBe('1\u00a0h\u00a030');
  expect(tidyHours('1,5', 'de')).toBe('1\u00a0Std.\u00a030\u00a0Min.');
  expect(tidyHours('due', 'it')).toBe('due');
});

test('an appointment is named, said to be another, or left out; of several one has to be chosen', () => {
  const wire = (appointment: string) => toWire({ ...FILLED, appointment });
  expect(wire('12')).toHaveProperty('appointment', 12);
  expect(wire(ANOTHER_TIME)).toHaveProperty('appointment', null);
  expect(wire(STANDING_SEEN)).toHaveProperty('appointment', null);
  expect(wire('')).not.toHaveProperty('appointment');
  expect(missingIn({ ...FILLED, appointment: UNDECIDED })).toEqual(['appointment']);
  expect(missingIn({ ...FILLED, appointment: ANOTHER_TIME })).toEqual([]);
});
