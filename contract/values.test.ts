/** The small values that every schema is made of: what they take, mend and refuse. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EMAIL_MAX, PAGE_LIMIT_MAX } from './limits.ts';
import { LOCALES, preferredLocale } from './locales.ts';
import {
  birthDateSchema,
  dayFromShown,
  daySchema,
  emailSchema,
  idSchema,
  idTextSchema,
  nameText,
  optionalText,
  pageQuery,
  showDay,
  text,
} from './values.ts';

/** What a schema makes of a value: the value, or the codes of what is wrong with it. */
function read(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  return error ? error.issues.map(({ message }) => message) : data;
}

describe('names', () => {
  it.each([
    ['  Zoë ', 'Zoë'],
    ['D’Ambrosio Müller-Łuczak', 'D’Ambrosio Müller-Łuczak'],
    ['नेपाल\u200dी', 'नेपाल\u200dी'],
    ['李', '李'],
    ['', ['required']],
    ['\u200b', ['invalid']],
    ['\u3164', ['invalid']],
    ['\u2800', ['invalid']],
    ['Anna\u202eirasse', ['invalid']],
    ['Anna\u00ad', ['invalid']],
    ['+39 333', ['invalid']],
  ])('%j is read as %j', (value, expected) => {
    expect(read(nameText(40), value)).toEqual(expected);
  });
});

describe('texts', () => {
  it.each([
    ['  due parole ', 'due parole'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['zwei\nZeilen\tmehr', 'zwei\nZeilen\tmehr'],
    ['', ['required']],
    [' \n ', ['required']],
    ['x'.repeat(21), ['too-long']],
    ['a\u0000b', ['invalid']],
    ['a\u001bb', ['invalid']],
    [null, ['required']],
    [7, ['required']],
    [undefined, ['required']],
  ])('%j', (value, expected) => {
    expect(read(text(20), value)).toEqual(expected);
  });

  it('one that may be empty may be empty, and no more', () => {
    expect(read(optionalText(20), '  ')).toBe('');
    expect(read(optionalText(20), 7)).toEqual(['invalid']);
    expect(read(optionalText(2), 'abc')).toEqual(['too-long']);
  });

  it('what was read once reads the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (value) => {
        const { data } = optionalText(1000).safeParse(value);
        if (data !== undefined) expect(read(optionalText(1000), data)).toBe(data);
      }),
    );
  });
});

describe('addresses', () => {
  it.each([
    [' Anna@Example.ORG ', 'anna@example.org'],
    ['anna+prova@example.org', 'anna+prova@example.org'],
    ['', ['required']],
    ['anna', ['email-invalid']],
    ['anna@', ['email-invalid']],
    ['anna@example', ['email-invalid']],
    ['an na@example.org', ['email-invalid']],
    [`${'a'.repeat(EMAIL_MAX)}@example.org`, ['too-long']],
    [undefined, ['required']],
  ])('%j', (value, expected) => {
    expect(read(emailSchema, value)).toEqual(expected);
  });
});

describe('ids', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['999999999999999', 999_999_999_999_999],
  ] as const)('%s in an address', (value, id) => {
    expect(read(idTextSchema, value)).toBe(id);
  });
  it.each(['0', '-1', '01', '1.0', '1e3', ' 1', '1 ', '', '9999999999999999', '１'])(
    '%j in an address is none',
    (value) => {
      expect(read(idTextSchema, value)).toEqual(['invalid']);
    },
  );
  it.each([0, -1, 1.5, 2 ** 53, Number.NaN])('%d in a body is none', (value) => {
    expect(idSchema.safeParse(value).success).toBe(false);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', ['date-invalid']],
    ['2026-13-01', ['date-invalid']],
    ['2026-1-1', ['date-invalid']],
    ['20/11/2026', ['date-invalid']],
    ['', ['required']],
    [null, ['required']],
  ])('%j', (value, expected) => {
    expect(read(daySchema, value)).toEqual(expected);
  });

  it.each([
    ['1958-05-01', '1958-05-01'],
    ['1958-05-01T22:30:00.000Z', '1958-05-01'],
    ['1958-05-01T12:00:00+02:00', '1958-05-01'],
    ['1899-12-31', ['date-invalid']],
    ['1958-02-30T12:00:00Z', ['date-invalid']],
    ['1958-05-01 12:00', ['date-invalid']],
  ])('born on %j', (value, expected) => {
    expect(read(birthDateSchema, value)).toEqual(expected);
  });

  it('what is shown is the day that was meant', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, (day) => {
        expect(showDay(day)).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
        expect(dayFromShown(showDay(day))).toBe(day);
        expect(read(daySchema, day)).toBe(day);
      }),
    );
  });
});

describe('the page of a list', () => {
  const schema = z.object(pageQuery(['name', 'id']));
  it.each([
    [{}, {}],
    [
      { limit: '10', offset: '20', sort: '-name' },
      { limit: 10, offset: 20, sort: '-name' },
    ],
    [{ limit: String(PAGE_LIMIT_MAX) }, { limit: PAGE_LIMIT_MAX }],
    [{ limit: String(PAGE_LIMIT_MAX + 1) }, ['invalid']],
    [{ limit: '-1', offset: 'x' }, ['invalid', 'invalid']],
    [{ sort: 'password' }, ['invalid']],
    [{ sort: '--name' }, ['invalid']],
  ])('%j', (query, expected) => {
    expect(read(schema, query)).toEqual(expected);
  });
});

describe('languages', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
    ['EN', 'en'],
    ['es_MX', 'es'],
    ['est, den', 'it'],
    ['fr', 'it'],
    ['', 'it'],
    [undefined, 'it'],
  ])('%s means %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });

  it('is always one that we speak', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(LOCALES).toContain(preferredLocale(header));
      }),
    );
  });
});
