/** A thing has one word in each language, and an Italian text one translation, unless there is a reason. */
import { expect, test } from 'vitest';
import { refusedWords, type Said, type Terms, twoWays } from './terms.ts';

const TERMS: Terms = {
  apart: { words: 'People type them.' },
  names: {
    email: { en: { word: 'email', refused: ['e-mail', 'mail'], unless: ['mail server'] } },
    board: {
      de: { word: 'Schwarzes Brett', refused: ['Brett'], unless: ['Schwarzen Brett'] },
    },
  },
  differences: [
    { why: 'Italian has one word for two things.', de: ['Altro'] },
    { why: 'Columns.', namespaces: ['columns'] },
  ],
};

const said = (language: Said['language'], place: string, text: string): Said => {
  const [namespace = '', key = ''] = place.split(':');
  return { language, namespace, key, text };
};

test.each<[string, Said, string[]]>([
  ['a refused word', said('en', 'a:b', 'By Mail.'), ['texts/en/a.json, b: “Mail” is “email”']],
  [
    'one with a hyphen',
    said('en', 'a:b', 'no e-mail'),
    ['texts/en/a.json, b: “e-mail” is “email”'],
  ],
  ['a longer word', said('en', 'a:b', 'Mails and mailboxes'), []],
  ['a gap and a mark', said('en', 'a:b', '{{mail}} <mail>here</mail>'), []],
  ['what may hold it', said('en', 'a:b', 'The mail server'), []],
  ['what may hold it, and more', said('de', 'a:b', 'Am Schwarzen Brett'), []],
  [
    'the word alone',
    said('de', 'a:b', 'Am Brett'),
    ['texts/de/a.json, b: “Brett” is “Schwarzes Brett”'],
  ],
  ['another language', said('it', 'a:b', 'mail'), []],
  ['a namespace apart', said('en', 'words:of.1', 'mail'), []],
])('%s', (_, text, troubles) => {
  expect(refusedWords([text], TERMS)).toEqual(troubles);
});

const ALLOWED = [
  ...[said('it', 'a:more', 'Altro'), said('it', 'b:other', 'Altro')],
  ...[said('de', 'a:more', 'Mehr'), said('de', 'b:other', 'Etwas anderes')],
];

test('one Italian text has one translation, with its places when it has two', () => {
  const texts = [
    ...ALLOWED,
    ...[said('it', 'a:x', 'Avanti'), said('it', 'b:y', 'Avanti'), said('it', 'c:z', 'Avanti')],
    ...[said('en', 'a:x', 'Next'), said('en', 'b:y', 'Go on'), said('en', 'c:z', 'Next')],
  ];
  expect(twoWays(texts, TERMS)).toEqual([
    'en: “Avanti” is said as “Next” (a:x, c:z) and “Go on” (b:y)',
  ]);
});

test('forms of a plural, and namespaces that may, are not compared', () => {
  const texts = [
    ...ALLOWED,
    ...[said('it', 'a:n_one', '{{count}} email'), said('it', 'a:n_other', '{{count}} email')],
    ...[said('en', 'a:n_one', '{{count}} email'), said('en', 'a:n_other', '{{count}} emails')],
    ...[said('it', 'a:x', 'Stato'), said('it', 'columns:y', 'Stato')],
    ...[said('en', 'a:x', 'Status'), said('en', 'columns:y', 'State')],
  ];
  expect(twoWays(texts, TERMS)).toEqual([]);
});

test('a reason that is needed no more is named', () => {
  expect(twoWays(ALLOWED.slice(0, 3), TERMS)).toEqual([
    'texts/terms.json, de: “Altro” is said in one way',
  ]);
});
