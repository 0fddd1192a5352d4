/** The lengthened language keeps gaps and marks, and has the forms of number of Slavic languages. */
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { flatTexts, wordsOf } from '#texts/compose.ts';
import { fileReader, namespacesOf } from '#texts/files.ts';
import { lengthened, lengthenedText } from './lengthen.ts';

test.each([
  ['Annulla', 'Annullaulla'],
  ['{{who}} ti ha dato <b>{{hours}}</b>', '{{who}} ti ha datoto <b>{{hours}}</b>'],
  ['Vedi <help>come si fa</help> $t(ui:menu)', 'Vedidi <help>comeme si fa</help> $t(ui:menu)'],
  ['più di 3 h', 'piùiù di 3 h'],
])('“%s” becomes “%s”', (text, longer) => {
  expect(lengthenedText(text)).toBe(longer);
});

test('all texts of a language are longer by more than a third', () => {
  const read = fileReader();
  const all = namespacesOf().flatMap((name) => flatTexts(wordsOf(read, 'it', name)));
  const letters = (texts: string[]) => texts.join('').replace(/\{\{[^}]*\}\}|<[^>]*>/g, '').length;
  const before = letters(all.map(([, text]) => text));
  const after = letters(all.map(([, text]) => lengthenedText(text)));
  expect(after / before).toBeGreaterThan(1.33);
});

test('one, few, many and parts are said', async () => {
  const of = { hour_one: '{{count}} ora', hour_other: '{{count}} ore', title: 'Ore' };
  const texts = createInstance();
  await texts.init({ lng: 'pl', resources: { pl: { translation: lengthened({ of }) } } });
  const said = [1, 3, 5, 22, 1.5].map((count) => texts.t('of.hour', { count }));
  expect(said).toEqual(['1 orara', '3 orere', '5 orere', '22 orere', '1.5 orere']);
});
