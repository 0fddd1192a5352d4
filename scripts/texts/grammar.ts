/**
 * The files in `texts/grammar`: how all languages write hours, days and what repeats, of their files
 * `grammar.json`. A file for each part, so that a page takes along no more than it needs; all languages
 * in it, for somebody may read two.
 */
import { LOCALES } from '#contract/locales.ts';
import { ownAndShared, type ReadWords, type Words, wordsOf } from '#texts/compose.ts';

/** The files by their names. */
export function grammarFiles(read: ReadWords): Map<string, string> {
  const parts = Object.entries(ownAndShared(read, 'it', 'grammar') ?? {});
  return new Map(parts.map(([part, shape]) => [`${part}.ts`, fileOf(read, part, shape)]));
}

function fileOf(read: ReadWords, part: string, shape: string | Words): string {
  const keys = Object.keys(shape).filter((key) => !key.includes('_'));
  const named = keys.map((key) => `  ${key}: string;\n`).join('');
  const languages = LOCALES.map((locale) => {
    const words = Object.entries(wordsOf(read, locale, 'grammar')[part] ?? {});
    const own = words.filter(([key]) => isSaid(read, locale, part, key));
    const lines = own.map(([key, text]) => `    ${key}: '${text}',\n`);
    return `  ${locale}: {\n${lines.join('')}  },\n`;
  });
  return `/** Made by \`npm run texts -- keys\` from each \`grammar.json\`. */
import type { Locale } from '#contract/locales.ts';

interface Words {
${named}  /** For some days a language may have another form: \`on_8\`. */
  [variant: \`\${string}_\${string}\`]: string | undefined;
}

export const ${part.toUpperCase()}: Record<Locale, Words> = {
${languages.join('')}};
`;
}

/** A variant of another language is none of this one. */
function isSaid(read: ReadWords, locale: string, part: string, key: string): boolean {
  if (!key.includes('_')) return true;
  const own = read(locale, 'grammar')?.[part];
  return own === undefined || (typeof own === 'object' && key in own);
}
