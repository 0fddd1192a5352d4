/** Cells hold what they were given, whatever it is. */
import { expect, test } from 'vitest';
import { columnName, dayNumber, escapeText, rowWriter } from './cell-xml.ts';

test('text that XML or spreadsheets would read as something else is spelled out', () => {
  expect(escapeText('a < b & "c" > d')).toBe('a &lt; b &amp; "c" &gt; d');
  expect(escapeText('\tzwei\nZeilen 🙂')).toBe('\tzwei\nZeilen 🙂');
  expect(escapeText('\u0000 \u001b \uFFFF \uD800')).toBe('\uFFFD \uFFFD \uFFFD \uFFFD');
  expect(escapeText('_x0041_ and _x004_ \r')).toBe('_x005F_x0041_ and _x004_ _x000D_');
});

test.each([
  ['1900-01-01', 1],
  ['1900-02-28', 59],
  ['1900-03-01', 61],
  ['2026-11-20', 46_346],
])('%s is day %i', (day, number) => {
  expect(dayNumber(day)).toBe(number);
});

test('columns are named as in every spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual([
    ...['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'],
  ]);
});

test('an empty cell is not there', () => {
  const write = rowWriter([
    { header: 'Text', kind: 'text', width: 9 },
    { header: 'Whole', kind: 'whole', width: 9 },
  ]);
  expect(write(['', null], 2)).toBe('<row r="2"></row>');
  expect(write([null, 0], 3)).toMatch(/^<row r="3"><c r="B3" s="\d"><v>0<\/v><\/c><\/row>$/);
});
