/** The letter about faults that the nightly check found in the books (specification §31). */
import type { Deps } from '#server/deps.ts';
import { BOOKS_LETTER, type BooksLetter } from '#server/modules/books/nightly.ts';
import { BOOKS_WORDS } from '#server/modules/books/texts.ts';
import { findLocale } from '#server/modules/seals/sql.ts';
import { type Tasks, task } from '#server/platform/job-queue.ts';
import type { MailTransport } from '#server/platform/mail-transport.ts';
import { htmlPage } from './letters/html-page.ts';
import { plainText } from './letters/plain-text.ts';

/** The job that sends it; in Italian until the administrator has an account. */
export function booksLetterTasks(deps: Deps, transport: MailTransport): Tasks {
  return task(BOOKS_LETTER, async (letter) => {
    const person = await deps.database.first(findLocale, { email: letter.address });
    const locale = person?.pref_locale ?? 'it';
    const written = write(letter, locale, deps.config.publicUrl);
    await transport.send({
      id: letter.mailId,
      to: { name: '', address: letter.address },
      language: locale,
      subject: `${written.words.subject} (${deps.config.portalName})`,
      text: plainText(written, deps.config),
      html: htmlPage(written, deps.config),
    });
  });
}

function write(
  { address, faults, quoted }: BooksLetter,
  locale: keyof typeof BOOKS_WORDS,
  publicUrl: string,
) {
  const words = BOOKS_WORDS[locale];
  return {
    reader: { email: address, name: '', surname: '', locale },
    words: {
      subject: words.subject,
      paragraphs: [words.lead(faults), words.advice],
      details: quoted.map((value, at) => ({ label: words.fault(at + 1), value })),
      button: words.button,
      closing: words.closing,
    },
    url: publicUrl,
    theme: 'bank' as const,
    reason: words.why,
  };
}
