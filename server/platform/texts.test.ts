/** Gaps are filled with one line, and with nothing that is read as a gap again. */
import { describe, expect, test } from 'vitest';
import { byLocale } from '#contract/locales.ts';
import { oneLine, sayingOf, sentencesIn } from './texts.ts';

describe('one line', () => {
  test.each([
    ['Anna\r\nBcc: eva@example.org', 'Anna Bcc: eva@example.org'],
    ['a\u2028b\u0085c\td', 'a b c d'],
    ['gpj\u202eannA', 'gpj annA'],
    ['1\u00a0h\u00a030', '1\u00a0h\u00a030'],
    ['Zoë 👩‍🌾', 'Zoë 👩‍🌾'],
  ])('%j', (typed, shown) => {
    expect(oneLine(typed)).toBe(shown);
  });
});

describe('a text with gaps', () => {
  const texts = {
    ...byLocale(() => ({})),
    it: { wrote: '{{who}} scrive: {{what}}', left_one: 'una', left_other: '{{count}}' },
    en: { wrote: '{{who}} writes: {{what}}', left_one: 'one', left_other: '{{count}}' },
    de: { wrote: '{{who}} schreibt: {{what}}', left_one: 'eine', left_other: '{{count}}' },
  };
  const sayIn = sayingOf(texts);

  test.each(['a\nb', '{{who}}', '$t(left_one)', '$& $1', '<b> & "c"'])(
    'takes %j as it is',
    (what) => {
      expect(sayIn('en')('wrote', { who: 'Anna', what })).toBe(`Anna writes: ${oneLine(what)}`);
    },
  );

  test('has a singular and a plural', () => {
    expect([1, 2].map((count) => sayIn('de')('left', { count }))).toEqual(['eine', '2']);
  });

  test('is the first that exists', () => {
    expect(sayIn('it')(['nothing', 'left'], { count: 1 })).toBe('una');
    expect(sayIn('it')('nothing')).toBeUndefined();
  });
});

test('a sentence is said in the language of who reads, with its gaps filled', () => {
  const say = sentencesIn('server-books');
  expect(say('it', 'notes.cheque', { serial: 7 })).toBe('Assegno n. 7');
  expect(say('de', 'notes.opening', { file: 'a\n"b" & {{c}}.csv' })).toBe(
    'Saldo übernommen aus „a "b" & {{c}}.csv“',
  );
});
