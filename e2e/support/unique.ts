/** Words that no other story has. */

/** In letters alone: seven digits in a title are taken for a telephone number. */
export function unique(word: string): string {
  return `${word} ${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`;
}
