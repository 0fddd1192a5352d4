/** Times in all the ways that people write them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { cellText } from './cells-rules.ts';
import { readTime } from './durations-rules.ts';
import { unclearTimesOf } from './times-rules.ts';

const as = (reading: 'decimal' | 'clock' | 'mixed' | null) => ({ unit: 'hours', reading }) as const;
const minutesOf = (cell: TableCell, reading: Parameters<typeof as>[0] = null) =>
  readTime(cell, as(reading)).minutes;

describe('a time', () => {
  it.each([
    ['1,5', 90],
    ['1.5', 90],
    ['1:30', 90],
    ['1h30', 90],
    ['1 h 30', 90],
    ['1 ora e 30 minuti', 90],
    ["90'", 90],
    ['90 min', 90],
    ['2 Std. 15 Min.', 135],
    ['2h', 120],
    ['1,5 ore', 90],
    ['-3,5', -210],
    ['\u22123:30', -210],
    ['(3,5)', -210],
    ['+2', 120],
    ['1.234,5', 74_070],
    ["1'250", 75_000],
    ['1 250,5', 75_030],
    [1.3, 78],
    [1.25, 75],
    [-2, -120],
    ['0', 0],
    [{ minutes: 95 }, 95],
    ['0,125', 8],
    [1.125, 68],
  ])('%j is %d minutes', (cell, minutes) => {
    expect(minutesOf(cell)).toEqual([minutes]);
  });

  it.each([
    ['7 ore e mezza', 450],
    ['7 e mezza', 450],
    ['7 e mezzo', 450],
    ['sette ore e mezza', 450],
    ["mezz'ora", 30],
    ['mezz\u2019ora', 30],
    ['mezza', 30],
    ["un'ora", 60],
    ["un'ora e mezza", 90],
    ['due ore', 120],
    ['due ore e 15 minuti', 135],
    ['3 ore e un quarto', 195],
    ["tre quarti d'ora", 45],
    ["un quarto d'ora", 15],
    ['½', 30],
    ['3½', 210],
    ['3 ½ ore', 210],
    ['7 1/2', 450],
    ['2¼', 135],
    ['-3 ½', -210],
    ['-2 ore e mezza', -150],
    ['half an hour', 30],
    ['two and a half hours', 150],
    ['eine halbe Stunde', 30],
    ['anderthalb Stunden', 90],
    ['zweieinhalb Stunden', 150],
    ['drei Stunden', 180],
  ])('in words: %j is %d minutes', (cell, minutes) => {
    expect(minutesOf(cell)).toEqual([minutes]);
  });

  it.each([
    'uno',
    '1:75',
    '1h75',
    '',
    '--3',
    '3 4',
    '12/03/2024',
    null,
    { day: '2024-01-01' },
    1e12,
    'ore',
    '?',
    '1.2.3',
  ])('%j is none', (cell) => {
    expect(minutesOf(cell)).toEqual([]);
  });

  it.each([
    ['1.30', 78, 90],
    ['1,30', 78, 90],
    ['1,30 ore', 78, 90],
    ['12.05', 723, 725],
    [1.3, 78, 90],
    ['2', 120, 120],
    ['1:30', 90, 90],
    ['28,75', 1725, 1725],
    ['1.6', 96, 96],
  ])('%j is %d minutes as a decimal, %d as hours and minutes', (cell, decimal, clocked) => {
    expect([minutesOf(cell, 'decimal'), minutesOf(cell, 'clock')]).toEqual([[decimal], [clocked]]);
    expect(minutesOf(cell, 'mixed')).toEqual([clocked]);
  });

  it.each([
    ['1.250', null, [75, 75_000]],
    ['1,250', 'decimal', [75, 75_000]],
    ['-12.000', 'clock', [-720, -720_000]],
    ['3.5', 'clock', [210, 230]],
    ['-3,5', 'clock', [-210, -230]],
    ['4-', null, [-240, 240]],
  ] as const)('%j, read as %s, may be %j, and nobody guesses', (cell, reading, minutes) => {
    expect(minutesOf(cell, reading)).toEqual(minutes);
  });

  it('beside hours and minutes a half is one where somebody says so', () => {
    expect(minutesOf('3.5', 'mixed')).toEqual([210]);
    expect(minutesOf('3.5', 'decimal')).toEqual([210]);
  });

  it('counts the seconds of TimeOverflow, and minutes where a column says so', () => {
    expect(readTime('5400', { unit: 'seconds', reading: null }).minutes).toEqual([90]);
    expect(readTime(-5400, { unit: 'seconds', reading: null }).minutes).toEqual([-90]);
    expect(readTime('45', { unit: 'minutes', reading: null }).minutes).toEqual([45]);
    expect(readTime('1.250', { unit: 'minutes', reading: null }).minutes).toEqual([1250]);
  });

  it('is read back from every way of writing it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (minutes) => {
        const size = Math.abs(minutes);
        const sign = minutes < 0 ? '-' : '';
        const [whole, rest] = [Math.floor(size / 60), String(size % 60).padStart(2, '0')];
        const ways = [`${whole}:${rest}`, `${whole}h${rest}`, `${size}'`, `${size} min`];
        for (const way of ways) expect(minutesOf(sign + way)).toEqual([minutes]);
        expect(minutesOf(`${sign}${whole}.${rest}`, 'clock')).toEqual([minutes]);
        expect(minutesOf(`${sign}${whole},${rest}`, 'mixed')).toEqual([minutes]);
        expect(minutesOf(cellText({ minutes }))).toEqual([minutes]);
      }),
    );
  });

  it('never throws, whatever the cell holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.double()), (cell) => {
        for (const way of [as(null), as('clock'), { unit: 'seconds', reading: null } as const]) {
          for (const minutes of readTime(cell, way).minutes) {
            expect(Number.isInteger(minutes)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('a column of times', () => {
  const unclear = (cells: readonly TableCell[]) =>
    unclearTimesOf(
      {
        ...({ kind: 'people', nameOrder: 'given-first', unit: 'hours' } as const),
        ...{ headerLine: 1, columns: ['balance' as const], reading: null, openedOn: '2026-01-01' },
      },
      cells.map((cell, index) => ({ line: index + 2, raw: [cell] })),
    ).map(({ text }) => text);

  it.each([
    [
      ['1.30', '2.15', '0.45', '3.10'],
      ['1.30', '2.15', '0.45'],
    ],
    [['1,30', '1,30', '2'], ['1,30']],
    [[1.3, 2], ['1.3']],
    [['12,30 ore'], ['12,30 ore']],
    // One that says what it means answers for itself alone.
    [
      ['28,75', '12,30'],
      ['12,30', '28,75'],
    ],
    [
      ['1.30', '1.5'],
      ['1.30', '1.5'],
    ],
    [
      [1.5, 1.3],
      ['1.3', '1.5'],
    ],
  ])('%j is asked about, with %j as examples', (cells, examples) => {
    expect(unclear(cells)).toEqual(examples);
  });

  it.each([[['1,5', '2', '0,5']], [['1:30', '90 min']], [['2.00', '3.0', '7']], [['1,75']], [[]]])(
    '%j says itself what it means',
    (cells) => {
      expect(unclear(cells)).toEqual([]);
    },
  );
});
