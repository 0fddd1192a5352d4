/** Rules about several fields of a form: they speak whatever else is wrong in it. */
import { describe, expect, test } from 'vitest';
import { exchangeListQuery, multipleExchangeSchema } from './exchanges.ts';

const problems = (
  schema: typeof multipleExchangeSchema | typeof exchangeListQuery,
  input: object,
) =>
  (schema.safeParse(input).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

describe('many exchanges', () => {
  test('an empty form names the missing people with everything else', () => {
    const empty = { all: 0, listUserFrom: [], listUserTo: [], dateOfTransaction: '', note: '' };
    expect(problems(multipleExchangeSchema, empty).sort()).toEqual([
      'activity required',
      'bankTo required',
      'dateOfTransaction required',
      'listUserFrom required',
      'listUserTo required',
      'note required',
      'quantityOfHours required',
    ]);
  });

  test('two sides of many are refused although the note is missing too', () => {
    const form = { all: 0, listUserFrom: [1, 2], listUserTo: [3, 4], bankTo: 1, activity: 1 };
    expect(problems(multipleExchangeSchema, form)).toContain('listUserTo one-side-only');
  });

  test('sides that cannot be read are not judged twice', () => {
    const form = { all: 7, listUserFrom: 'x' };
    expect(problems(multipleExchangeSchema, form)).not.toContain('listUserTo required');
  });
});

test('a period in the wrong order is reported although the sort is unknown as well', () => {
  const query = { from: '2026-02-01', to: '2026-01-01', sort: 'colour' };
  expect(problems(exchangeListQuery, query).sort()).toEqual(['sort invalid', 'to order-reversed']);
});
