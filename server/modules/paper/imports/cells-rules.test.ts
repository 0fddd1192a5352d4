/** Days in all the ways that people write them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, readBirth, readDay } from './cells-rules.ts';

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
        expect(readDay(cellText({ day: iso }))).toBe(iso);
      }),
    );
  });
});

describe('a birth', () => {
  const TODAY = '2026-11-20';
  it.each([
    ['16-10-36', ['1936-10-16']],
    ['16/10/36', ['1936-10-16']],
    ['1.2.58', ['1958-02-01']],
    ['31/12/99', ['1999-12-31']],
    ['3/7/1901', ['1901-07-03']],
    [{ day: '1940-01-01' }, ['1940-01-01']],
    ['01/01/1940', ['1940-01-01']],
  ])('%j is %j, for sure', (cell, days) => {
    expect(readBirth(cell, TODAY)).toEqual({ days, isUnclear: false });
  });

  it.each([
    ['3/7/01', ['2001-07-03']],
    ['3/7/12', ['2012-07-03', '1912-07-03']],
    ['20/11/26', ['2026-11-20', '1926-11-20']],
  ])('%j is asked about: %j', (cell, days) => {
    expect(readBirth(cell, TODAY)).toEqual({ days, isUnclear: true });
  });

  it.each(['21/11/2026', '1951', 'luglio 1951', '31/02/36', ''])('%j is none', (cell) => {
    expect(readBirth(cell, TODAY)).toEqual({ days: [], isUnclear: false });
  });
});
