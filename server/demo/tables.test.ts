/** A table that is edited by hand says which line is wrong, and why. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseTable } from './tables.ts';

const row = z.strictObject({
  name: z.string(),
  age: z.string().regex(/^\d+$/),
  note: z.string().nullable(),
});

test('cells may be padded, - is nothing, and Windows may end the lines', () => {
  const text = 'name \tage\tnote\r\nAnna \t  7\tLikes tea – and cake\r\nMarco\t 12\t-\r\n';
  expect(parseTable('people.tsv', text, row)).toEqual([
    { name: 'Anna', age: '7', note: 'Likes tea – and cake' },
    { name: 'Marco', age: '12', note: null },
  ]);
});

test.each([
  [
    'a cell is missing',
    'name\tage\tnote\nAnna\t7\t-\nMarco\t12\n',
    'line 3: 2 cells for 3 columns',
  ],
  ['spaces stand for a tab', 'name\tage\tnote\nAnna  7\t-\n', 'line 2: 2 cells for 3 columns'],
  ['a cell says what it may not', 'name\tage\tnote\nAnna\told\t-\n', 'line 2: .*age'],
  ['nothing stands where something must', 'name\tage\tnote\n-\t7\t-\n', 'line 2: .*name'],
  ['a column is unknown', 'name\tage\tnotes\nAnna\t7\t-\n', 'line 2: .*notes'],
])('refused: %s', (_, text, complaint) => {
  expect(() => parseTable('people.tsv', text, row)).toThrow(
    new RegExp(`^people.tsv, ${complaint}`, 's'),
  );
});
