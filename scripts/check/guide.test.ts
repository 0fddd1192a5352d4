/** The guide for banks names buttons and pages as they are called: each name in italics is a text of its language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GUIDES = { it: 'for-banks.it.md', en: 'for-banks.md', de: 'for-banks.de.md' };

/** The page itself, and where it is read. */
const OWN_NAMES = ['Guide'];

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)));

async function textsOf(language: string): Promise<Set<string>> {
  const folder = join(ROOT, 'web/i18n', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const found = await Promise.all(
    files.map(async (file): Promise<string[]> => flat((await import(join(folder, file))).default)),
  );
  return new Set(found.flat());
}

/** What stands in italics, a way of several names one by one. */
function namesIn(page: string): string[] {
  const withoutStrong = page.replaceAll(/\*\*[^*]+\*\*/g, '');
  const italics = [...withoutStrong.matchAll(/\*([^*\n]+)\*/g)].map(([, name = '']) => name);
  return [...new Set(italics.flatMap((name) => name.split(' → ')))];
}

test.each(Object.entries(GUIDES))(
  '%s: every name is one of the screens',
  async (language, file) => {
    const texts = await textsOf(language);
    const names = namesIn(readFileSync(join(ROOT, 'docs', file), 'utf8'));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !texts.has(name) && !OWN_NAMES.includes(name))).toEqual([]);
  },
);

test('a name that no screen has is found', () => {
  expect(namesIn('**Bold.** Press *Registra → Dal foglio* and *Altro*.')).toEqual([
    'Registra',
    'Dal foglio',
    'Altro',
  ]);
});
