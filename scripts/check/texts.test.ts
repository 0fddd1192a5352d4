/**
 * What types cannot see in texts, those of both sides, of screens and of letters: every language fills
 * the same gaps and leaves nothing empty.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';

type Texts = { [key: string]: string | Texts };

const FOLDERS = 'texts,web/i18n,server/modules/sending/mail/texts';
const root = join(import.meta.dirname, '../..');
const originals = globSync(`{${FOLDERS}}/it/*.ts`, { cwd: root });

/** German greets by the full name. */
const OTHER_GAPS = ['greeting'];

test.each(originals)('%s is said in every language, with the same gaps', async (path) => {
  const original = await textsIn(path);
  expect(original.size).toBeGreaterThan(0);
  for (const locale of LOCALES) {
    const texts = await textsIn(path.replace('/it/', `/${locale}/`));
    expect([...texts.keys()].sort()).toEqual([...original.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      if (OTHER_GAPS.includes(key)) continue;
      expect(gaps(text), `${locale} ${key}`).toEqual(gaps(original.get(key)));
    }
  }
});

async function textsIn(path: string): Promise<Map<string, string>> {
  const file: { default: Texts } = await import(join(root, path));
  return new Map(flatten(file.default));
}

function flatten(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );
}

function gaps(text: string | undefined): string[] {
  return (text?.match(/\{\{[^}]+\}\}/g) ?? []).sort();
}
