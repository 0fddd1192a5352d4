/** The letter about faults that the nightly check found in the books (specification §31). */
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { BOOKS_LETTER, type BooksLetter } from '#server/modules/books/nightly.ts';
import { BOOKS_WORDS } from '#server/modules/books/texts.ts';
import { operatorLetterTasks } from './operator-letter.ts';

/** The job that sends it. */
export const booksLetterTasks = operatorLetterTasks(BOOKS_LETTER, write);

function write({ config }: Deps, { faults, quoted }: BooksLetter, locale: Locale) {
  const words = BOOKS_WORDS[locale];
  return {
    words: {
      subject: `${words.subject} (${config.portalName})`,
      paragraphs: [words.lead(faults), words.advice],
      details: quoted.map((value, at) => ({ label: words.fault(at + 1), value })),
      button: words.button,
      closing: words.closing,
    },
    url: config.publicUrl,
    reason: words.why,
  };
}
