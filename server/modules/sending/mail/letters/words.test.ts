/** What letters say, each text of each event in every language: nothing left open, no key, no English. */
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { textsIn, wordsIn } from '#server/platform/texts.ts';
import { flatTexts } from '#texts/compose.ts';
import { namespacesOf } from '#texts/files.ts';
import type { Texts } from '#texts/keys.ts';
import { KINDS } from './all.ts';

/** Labels that are the same word in two languages. */
const SAME_WORD = ['Bank', 'Email', 'Name', 'Person', 'Portal', 'portal', 'Status'];
/** As many as the plural forms of any language ask for. */
const COUNTS = [0, 1, 2, 5, 21];
const GAPS = /{{(\w+)}}/g;
const PLURAL = /_(zero|one|two|few|many|other)$/;

const isNamespace = (name: string): name is keyof Texts & `mail-${string}` =>
  name.startsWith('mail-');
const namespaces = namespacesOf().filter(isNamespace);

/** What a text says, for each count that it may tell; its gaps are filled with their own names. */
function saidBy(namespace: keyof Texts, path: string, text: string, locale: Locale): string[] {
  const gaps = [...text.matchAll(GAPS)].map(([, gap = '']) => [gap, `‹${gap}›`]);
  const say = textsIn(namespace)(locale);
  return COUNTS.map((count) =>
    String(say(path.replace(PLURAL, ''), { ...Object.fromEntries(gaps), count })),
  );
}

/** Events that lists, notifications or webhooks hear of, and no letter tells. */
const UNTOLD = [
  ...['membership-changed', 'companion-ended', 'room-changed', 'exchange-changed'],
  ...['notice-closed', 'thread-changed'],
];

test('every event has texts of its own, or is named as one that no letter tells', () => {
  const told = new Set(namespaces.flatMap((name) => Object.keys(wordsIn(name).it)));
  expect(KINDS.filter((kind) => !told.has(kind))).toEqual(UNTOLD);
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(namespaces)('%s is said whole', (namespace) => {
    const english = new Map(flatTexts(wordsIn(namespace).en));
    for (const [path, text] of flatTexts(wordsIn(namespace)[locale])) {
      for (const said of saidBy(namespace, path, text, locale)) {
        expect(said, path).not.toMatch(/[{}]|\bundefined\b/);
        expect(said, path).not.toBe(path);
      }
      const words = text.replaceAll(GAPS, '');
      if (locale !== 'en' && !SAME_WORD.includes(text) && /\p{L}{3}/u.test(words)) {
        expect(text, path).not.toBe(english.get(path));
      }
    }
  });
});
