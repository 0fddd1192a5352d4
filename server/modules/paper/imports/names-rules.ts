/** Names of people as tables have them: in one cell or two, in either order, with particles. */
import type { ImportMapping } from '#contract/paper/imports.ts';

/** Words that begin a surname of several words. */
const PARTICLES = new Set(
  "de di da del della dello dei degli dal dalla dalle lo la le li il el d' von van zu zum zur der den ten ter san santa".split(
    ' ',
  ),
);

/** Whether a word begins a surname of several words, as "De" and "von". */
export function isParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase());
}

/** Without accents, capitals and signs. */
export function foldedWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** What words of sheets mean, folded as a cell is. @param words each meaning with its words: `paid|received` */
export function meaningsOf<Said extends string>(
  words: Record<Said, string>,
): ReadonlyMap<string, Said> {
  return new Map(
    (Object.keys(words) as Said[]).flatMap((said) =>
      words[said].split('|').map((word): [string, Said] => [word, said]),
    ),
  );
}

/** The same for a name in any order: "Rossi Mario" and "Mario Rossi" are one. */
export function nameKey(...parts: string[]): string {
  return foldedWords(parts.join(' ')).sort().join(' ');
}

/** Whether two names have a word in common. */
export function shareAWord(one: string, other: string): boolean {
  const words = new Set(foldedWords(one));
  return foldedWords(other).some((word) => word.length > 1 && words.has(word));
}

/** A whole name in two. A single word is a given name without a surname. */
export function splitName(
  whole: string,
  order: ImportMapping['nameOrder'],
): { name: string; surname: string } {
  const [beforeComma = '', ...afterComma] = whole.split(',').map((part) => part.trim());
  if (afterComma.length === 1 && beforeComma !== '' && afterComma[0]) {
    return { surname: beforeComma, name: afterComma[0] };
  }
  const words = whole.replaceAll(',', ' ').split(/\s+/).filter(Boolean);
  if (words.length < 2) return { name: words.join(' '), surname: '' };
  if (order === 'surname-first') {
    const first = words.findIndex((word) => !isParticle(word));
    const end = Math.min(Math.max(first, 0) + 1, words.length - 1);
    return { surname: words.slice(0, end).join(' '), name: words.slice(end).join(' ') };
  }
  const particle = words.findIndex((word, index) => index > 0 && isParticle(word));
  const begin = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { name: words.slice(0, begin).join(' '), surname: words.slice(begin).join(' ') };
}

/** Several people in one cell, as group lessons are written down. */
export function splitPeople(cell: string): string[] {
  const parts = cell.split(/\s*[;/\n+&]\s*/).filter(Boolean);
  if (parts.length > 1) return parts;
  const byComma = cell.split(/\s*,\s*/).filter(Boolean);
  // "Rossi, Mario" is one person; "Mario Rossi, Anna Verdi" are two.
  const areWhole = byComma.every((part) => part.split(/\s+/).length > 1);
  return areWhole ? byComma : [cell.trim()].filter(Boolean);
}
