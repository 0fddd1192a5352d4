/** What types cannot see in the texts: every language fills the same gaps and leaves nothing empty. */
import { describe, expect, test } from 'vitest';
import { FALLBACK_LANGUAGE, LANGUAGES } from './languages.ts';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<{ default: Texts }>('./{it,en,de}/*.ts', { eager: true });
const namespaces = Object.keys(files)
  .filter((path) => path.startsWith(`./${FALLBACK_LANGUAGE}/`))
  .map((path) => path.replace(/^.*\//, ''));

/** Empty for a namespace that a language lacks, so that every key of it is missed. */
function textsOf(language: string, namespace: string): Map<string, string> {
  return new Map(flatten(files[`./${language}/${namespace}`]?.default ?? {}));
}

function flatten(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );
}

function gaps(text: string | undefined): string[] {
  return (text?.match(/\{\{[^}]+\}\}/g) ?? []).sort();
}

describe.each(namespaces)('%s', (namespace) => {
  test.each(LANGUAGES)('%s says everything, with the gaps of the original', (language) => {
    const original = textsOf(FALLBACK_LANGUAGE, namespace);
    const texts = textsOf(language, namespace);
    expect(original.size).toBeGreaterThan(0);
    expect([...texts.keys()].sort()).toEqual([...original.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(gaps(text), key).toEqual(gaps(original.get(key)));
    }
  });
});
