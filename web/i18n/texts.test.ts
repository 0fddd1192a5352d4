/** What types cannot see in the texts: every language fills the same gaps and leaves nothing empty. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FALLBACK_LANGUAGE, LANGUAGES } from './languages.ts';

type Texts = { [key: string]: string | Texts };

const rooms = readdirSync(new URL(`./${FALLBACK_LANGUAGE}/`, import.meta.url));

async function textsOf(language: string, room: string): Promise<Map<string, string>> {
  const file: { default: Texts } = await import(`./${language}/${room}`);
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

describe.each(rooms)('%s', (room) => {
  test.each(LANGUAGES)('%s says everything, with the gaps of the original', async (language) => {
    const original = await textsOf(FALLBACK_LANGUAGE, room);
    const texts = await textsOf(language, room);
    expect([...texts.keys()].sort()).toEqual([...original.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(gaps(text), key).toEqual(gaps(original.get(key)));
    }
  });
});
