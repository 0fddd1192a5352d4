/** The guide for banks names buttons and pages as they are called: each name in italics is a text of its language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flatTexts, wordsOf } from '#texts/compose.ts';
import { fileReader, namespacesOf } from '#texts/files.ts';

const ROOT = join(import.meta.dirname, '../..');
const GUIDES = {
  it: 'for-banks.it.md',
  en: 'for-banks.md',
  de: 'for-banks.de.md',
  es: 'for-banks.es.md',
};

/** The page itself, and where it is read. */
const OWN_NAMES = ['Guide'];

const read = fileReader();

function textsOf(language: string): Set<string> {
  const found = namespacesOf().flatMap((name) => flatTexts(wordsOf(read, language, name)));
  return new Set(found.map(([, text]) => text));
}

/** What stands in italics, a way of several names one by one. */
function namesIn(page: string): string[] {
  const withoutStrong = page.replaceAll(/\*\*[^*]+\*\*/g, '');
  const italics = [...withoutStrong.matchAll(/\*([^*\n]+)\*/g)].map(([, name = '']) => name);
  return [...new Set(italics.flatMap((name) => name.split(' → ')))];
}

test.each(Object.entries(GUIDES))('%s: every name is one of the screens', (language, file) => {
  const texts = textsOf(language);
  const names = namesIn(readFileSync(join(ROOT, 'docs', file), 'utf8'));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !texts.has(name) && !OWN_NAMES.includes(name))).toEqual([]);
});

test('a name that no screen has is found', () => {
  expect(namesIn('**Bold.** Press *Registra → Dal foglio* and *Altro*.')).toEqual([
    'Registra',
    'Dal foglio',
    'Altro',
  ]);
});
