/** What the check of texts finds, each in a small house of texts of its own. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { wordsOf } from '#texts/compose.ts';
import { fileReader, namespacesOf } from '#texts/files.ts';
import { coverageOf } from './coverage.ts';
import { madeFiles } from './made.ts';
import { brokenTexts, troubleOf } from './troubles.ts';

const ITALIAN = {
  title: 'Scambi',
  hello: 'Ciao {{name}}, hai <b>{{hours}}</b>',
  left_one: 'Uno scambio',
  left_other: '{{count}} scambi',
};

const houses: string[] = [];
afterEach(async () => {
  await Promise.all(houses.splice(0).map((house) => rm(house, { recursive: true })));
});

/** A house with these files of texts, and what is made of them. */
async function houseWith(files: Record<string, object>): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'texts-'));
  houses.push(house);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), text);
  };
  const all = { 'it/home': ITALIAN, ...files };
  for (const [path, words] of Object.entries(all)) {
    await write(`texts/${path}.json`, JSON.stringify(words));
  }
  const of = join(house, 'texts');
  for (const made of madeFiles(fileReader({ of }), namespacesOf('it', of))) await write(...made);
  return house;
}

test.each<[string, object, string]>([
  ['a key of its own', { titel: 'Intercambios' }, 'titel: is no text of the original'],
  ['nothing', { title: ' ' }, 'title: is empty'],
  ['a space at its edge', { title: ' Intercambios' }, 'title: begins or ends with a space'],
  [
    'a lost gap',
    { hello: 'Hola, tienes <b>{{hours}}</b>' },
    'hello: has the gaps {{hours}} instead',
  ],
  ['a gap of its own', { title: '{{count}}' }, 'title: has the gaps {{count}} instead of (none)'],
  ['a lost mark', { hello: 'Hola {{name}}, {{hours}}' }, 'hello: has the marks (none) instead'],
  ['markup', { title: '<img src=x>' }, 'title: has the marks <img src=x> instead of (none)'],
  ['a strange plural', { left_few: '{{count}}' }, 'left_few: is no text of the original'],
])('%s is named', async (_, words, trouble) => {
  const house = await houseWith({ 'xx/home': words });
  expect(brokenTexts(house)).toEqual([expect.stringContaining(`texts/xx/home.json, ${trouble}`)]);
});

test('a whole language is well, also one that Italian has no plurals of', async () => {
  const polish = {
    ...{ title: 'Wymiany', hello: '{{name}}: <b>{{hours}}</b>', left_one: 'Jedna wymiana' },
    ...{
      left_few: '{{count}} wymiany',
      left_many: '{{count}} wymian',
      left_other: '{{count}} wymiany',
    },
  };
  expect(brokenTexts(await houseWith({ 'pl/home': polish }))).toEqual([]);
});

test('a language of the list is offered from 95 % of what members read', async () => {
  const house = await houseWith({ 'de/home': { title: 'Vorgänge' } });
  expect(brokenTexts(house)).toEqual([
    "de: 25 % of the members' texts are there; a language is offered from 95 %",
  ]);
});

test('files made of texts that changed since are stale', async () => {
  const house = await houseWith({});
  await writeFile(join(house, 'texts/it/home.json'), JSON.stringify({ ...ITALIAN, more: 'Altro' }));
  expect(brokenTexts(house)).toEqual(['texts/keys.ts is stale: npm run texts -- keys']);
});

test('a remark is on a text', async () => {
  const remarks = { home: { '': 'The home.', title: 'Short.', gone: 'Was there once.' } };
  expect(brokenTexts(await houseWith({ remarks }))).toEqual([
    'texts/remarks.json: home has no text gone',
  ]);
});

test('what a language has not said is English, then Italian', async () => {
  const house = await houseWith({
    'en/home': { title: 'Exchanges' },
    'xx/home': { left_one: 'X' },
  });
  const read = fileReader({ of: join(house, 'texts') });
  const { title, hello, left_one: left } = wordsOf(read, 'xx', 'home');
  expect([title, hello, left]).toEqual(['Exchanges', ITALIAN.hello, 'X']);
  expect(coverageOf(read, 'xx', ['home'])).toMatchObject({ all: 4, there: 1 });
  expect(() => wordsOf(read, 'xx', 'nothing')).toThrow('there are no texts nothing');
});

test('the singular may leave out the number that the plural says', () => {
  const original = new Map(Object.entries({ left_one: '{{count}} scambio di {{name}}' }));
  const given = { namespace: 'home', key: 'left_one', language: 'en', original };
  expect(troubleOf({ ...given, text: 'One exchange of {{name}}' })).toBeUndefined();
  expect(troubleOf({ ...given, text: 'One exchange' })).toContain('instead of {{count}} {{name}}');
});
