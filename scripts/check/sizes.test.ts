/** Proves that each measure of file sizes can fail, and where it stops failing. */
import { expect, test } from 'vitest';
import { brokenMeasures, LINES_MAX, MEDIAN_LINES_MAX, NINE_OF_TEN_LINES_MAX } from './sizes.ts';

const files = (count: number, lines: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `contract/${lines}-${index}.ts`, lines }));

test('a file past the longest length is named', () => {
  expect(brokenMeasures(files(1, LINES_MAX))).toEqual([]);
  expect(brokenMeasures(files(1, LINES_MAX + 1))[0]).toContain(`contract/${LINES_MAX + 1}-0.ts`);
});

test('half of the files are short', () => {
  const short = files(30, 10);
  expect(brokenMeasures([...short, ...files(20, MEDIAN_LINES_MAX + 1)])).toEqual([]);
  expect(brokenMeasures([...short, ...files(40, MEDIAN_LINES_MAX + 1)])[0]).toContain('median');
});

test('nine of ten files are of middling length', () => {
  const short = files(80, 10);
  expect(brokenMeasures([...short, ...files(5, NINE_OF_TEN_LINES_MAX + 1)])).toEqual([]);
  expect(brokenMeasures([...short, ...files(20, NINE_OF_TEN_LINES_MAX + 1)])[0]).toContain('90th');
});
