/** Days and times in all the ways that people write them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, readDay, readMinutes, unclearTimes } from './cells-rules.ts';

const hours = { unit: 'hours', reading: null } as const;
const clock = { unit: 'hours', reading: 'clock' } as const;

describe('a day', () => {
  it.each([
    ['31/12/2024', '2024-12-31'],
    ['3.4.1958', '1958-04-03'],
    ['1-2-58', '1958-02-01'],
    ['7/9/18', '2018-09-07'],
    ['2024-12-31', '2024-12-31'],
    ['2021-03-14 10:22:33 UTC', '2021-03-14'],
    ['2024-02-03T10:00:00.000Z', '2024-02-03'],
    [45657, '2024-12-31'],
    ['45657', '2024-12-31'],
    [{ day: '2024-02-29' }, '2024-02-29'],
  ])('%j is %s', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });

  it.each([
    '31/02/2024',
    '12/31/2024',
    '2023-02-29',
    'ieri',
    '1,5',
    7,
    900000,
    null,
    { minutes: 90 },
  ])('%j is none', (cell) => {
    expect(readDay(cell)).toBeUndefined();
  });

  it('is read back from every way of writing it', () => {
    const day = fc.date({
      min: new Date('1930-01-01'),
      max: new Date('2039-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
        const serial = Date.parse(`${iso}T00:00:00Z`) / 86_400_000 + 25_569;
        const ways = [
          iso,
          `${dayOfMonth}/${month}/${year}`,
          `${Number(dayOfMonth)}.${Number(month)}.${year}`,
        ];
        for (const way of ways) expect(readDay(way)).toBe(iso);
        expect(readDay(serial)).toBe(iso);
      }),
    );
  });
});

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
    ['1.234,5', 74_070],
    [1.3, 78],
    [-2, -120],
    ['0', 0],
    [{ minutes: 95 }, 95],
  ])('%j is %d minutes', (cell, minutes) => {
    expect(readMinutes(cell, hours)).toBe(minutes);
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
  ])('%j is none', (cell) => {
    expect(readMinutes(cell, hours)).toBeUndefined();
  });

  it.each([
    ['1.30', 78, 90],
    ['1,30', 78, 90],
    ['12.05', 723, 725],
    [1.3, 78, 90],
    ['2', 120, 120],
    ['1:30', 90, 90],
  ])('%j is %d minutes as a decimal, %d as hours and minutes', (cell, decimal, clocked) => {
    expect([readMinutes(cell, hours), readMinutes(cell, clock)]).toEqual([decimal, clocked]);
  });

  it('counts the seconds of TimeOverflow, and minutes where a column says so', () => {
    expect(readMinutes('5400', { unit: 'seconds', reading: null })).toBe(90);
    expect(readMinutes(-5400, { unit: 'seconds', reading: null })).toBe(-90);
    expect(readMinutes('45', { unit: 'minutes', reading: null })).toBe(45);
  });

  it('is read back from every way of writing it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (minutes) => {
        const size = Math.abs(minutes);
        const sign = minutes < 0 ? '-' : '';
        const [whole, rest] = [Math.floor(size / 60), String(size % 60).padStart(2, '0')];
        const ways = [`${whole}:${rest}`, `${whole}h${rest}`, `${size}'`, `${size} min`];
        for (const way of ways) expect(readMinutes(sign + way, hours)).toBe(minutes);
        expect(readMinutes(`${sign}${whole}.${rest}`, clock)).toBe(minutes);
        expect(readMinutes(`${sign}${whole},${rest}`, clock)).toBe(minutes);
        expect(readMinutes(cellText({ minutes }), hours)).toBe(minutes);
      }),
    );
  });

  it('never throws, whatever the cell holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.double()), (cell) => {
        for (const way of [hours, clock, { unit: 'seconds', reading: null } as const]) {
          const minutes = readMinutes(cell, way);
          expect(minutes === undefined || Number.isInteger(minutes)).toBe(true);
        }
        readDay(cell);
        unclearTimes([cell]);
      }),
    );
  });
});

describe('a column of times', () => {
  it.each([
    [
      ['1.30', '2.15', '0.45', '3.10'],
      ['1.30', '2.15', '0.45'],
    ],
    [['1,30', '1,30', '2'], ['1,30']],
    [['1.30', '1.5'], ['1.30']],
    [[1.3, 2], ['1.3']],
  ])('%j is asked about, with %j as examples', (cells, examples) => {
    expect(unclearTimes(cells)).toEqual(examples);
  });

  it.each([
    [['1.75', '1.30']],
    [['1,5', '2', '0,5']],
    [['1:30', '90 min']],
    [[1.5, 1.3]],
    [['2.00', '3.0', '7']],
    [[]],
  ])('%j says itself what it means', (cells) => {
    expect(unclearTimes(cells)).toEqual([]);
  });
});
