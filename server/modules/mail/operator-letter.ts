/**
 * Letters about the portal itself, to addresses that the operator named: seals, backups, the nightly
 * check. Their jobs carry all that they tell.
 */
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import type { MailTransport } from '#server/platform/mail-transport.ts';
import { handOver } from './deliver.ts';
import { htmlPage } from './letters/html-page.ts';
import type { Finished, Words } from './letters/letter.ts';
import { plainText } from './letters/plain-text.ts';
import { findLocale } from './sql.ts';

/** What the job of such a letter carries, whatever it is about. */
interface OperatorLetter {
  address: string;
  /** Identifies the mail, however often it is tried. */
  mailId: string;
}

/** What one of them says. */
interface Said {
  words: Words;
  url: string;
  /** The sentence that says why it came. */
  reason: string;
}

/** The job that sends letters of one kind; in Italian unless the address is that of somebody here. */
export function operatorLetterTasks<Letter extends OperatorLetter>(
  kind: JobKind<Letter>,
  write: (deps: Deps, letter: Letter, locale: Locale) => Said | Promise<Said>,
) {
  return (deps: Deps, transport: MailTransport): Tasks =>
    task(kind, async (letter) => {
      const { address, mailId: id } = letter;
      const person = await deps.database.first(findLocale, { email: address });
      const locale = person?.pref_locale ?? 'it';
      const reader = { email: address, name: '', surname: '', locale };
      const said = await write(deps, letter, locale);
      const written: Finished = { ...said, reader, theme: 'bank' };
      await handOver(transport, {
        id,
        to: { name: '', address },
        language: locale,
        subject: written.words.subject,
        text: plainText(written, deps.config),
        html: htmlPage(written, deps.config),
      });
    });
}
