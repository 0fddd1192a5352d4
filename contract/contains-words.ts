/** Searching names as people type them. Pure. */

/** Whether a text contains every word typed, whatever its accents and case. */
export function containsWords(text: string, typed: string): boolean {
  const plain = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Whether every word typed begins one of the words of a text. */
export function beginsWords(text: string, typed: string): boolean {
  const plain = ` ${fold(text)}`;
  return fold(typed)
    .split(/\s+/)
    .every((word) => plain.includes(` ${word}`));
}

/** A text without accents and upper case, as the database folds it. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
