/**
 * Letters about the portal itself, to addresses that the operator named: seals, backups, the nightly
 * check. Their jobs carry all that they tell.
 */
import { FALLBACK_LOCALE, type Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { BOOKS_LETTER } from '#server/modules/hours/books/nightly.ts';
import { SEAL_LETTER } from '#server/modules/hours/seals/sealing.ts';
import { listSeals } from '#server/modules/hours/seals/sql.ts';
import { BACKUP_LETTER } from '#server/modules/running/backups/daily.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import type { MailTransport } from '#server/platform/mail-transport.ts';
import { type Say, textsIn } from '#server/platform/texts.ts';
import type { Texts } from '#texts/keys.ts';
import { handOver } from './deliver.ts';
import { htmlPage } from './letters/html-page.ts';
import type { Written } from './letters/letter.ts';
import { plainText } from './letters/plain-text.ts';
import { type Given, ownTexts, wordsFrom } from './letters/writing.ts';
import { findLocale } from './sql.ts';

const sayIn = textsIn('mail-operators');

/** What the job of such a letter carries, whatever it is about. */
interface OperatorLetter {
  address: string;
  /** Identifies the mail, however often it is tried. */
  mailId: string;
}

/** What one of them tells. */
interface Told extends Given {
  texts: keyof Texts['mail-operators'];
  /** The page of the button; the portal itself where it does not say. */
  page?: string;
}

interface Telling {
  database: Deps['database'];
  locale: Locale;
  say: Say;
}

/** The job that sends letters of one kind; in Italian unless the address is that of somebody here. */
function lettersOf<Letter extends OperatorLetter>(
  kind: JobKind<Letter>,
  tell: (letter: Letter, telling: Telling) => Told | Promise<Told>,
) {
  return (deps: Deps, transport: MailTransport): Tasks =>
    task(kind, async (letter) => {
      const { database, config } = deps;
      const { address, mailId: id } = letter;
      const person = await database.first(findLocale, { email: address });
      const locale = person?.pref_locale ?? FALLBACK_LOCALE;
      const say = sayIn(locale);
      const { texts, page = '', ...given } = await tell(letter, { database, locale, say });
      const own = ownTexts(say, texts, config);
      const written: Written = {
        reader: { email: address, name: '', surname: '', locale },
        words: wordsFrom(own, given),
        url: `${config.publicUrl}${page}`,
        theme: 'bank',
        reason: own('why') ?? '',
      };
      await handOver(transport, {
        id,
        to: { name: '', address },
        language: locale,
        subject: written.words.subject,
        text: plainText(written, config),
        html: htmlPage(written, config),
      });
    });
}

/** A backup failed or was not sent away, or a disk gets full (specification §32). */
export const backupLetterTasks = lettersOf(BACKUP_LETTER, (letter, { locale }) => {
  const { folder, failure, unsent, room, disk } = letter;
  const gigabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const shown = (bytes: number) => `${gigabytes.format(bytes / 1e9)} GB`;
  if (disk) {
    const details = { free: shown(disk.free), low: shown(disk.low) };
    return { texts: 'disk-low', facts: { folder }, details };
  }
  if (unsent !== undefined) {
    const details = { reason: { asTyped: unsent } };
    return { texts: 'backup-unsent', facts: { folder }, details };
  }
  return {
    texts: failure === undefined ? 'backup-full' : 'backup-failed',
    facts: { folder },
    details: room
      ? { free: shown(room.free), lastBackup: shown(room.lastBackup) }
      : { reason: { asTyped: failure ?? null } },
  };
});

/** The nightly check found faults in the books (specification §31). */
export const booksLetterTasks = lettersOf(BOOKS_LETTER, ({ faults, quoted }, { say }) => ({
  texts: 'books',
  facts: { count: faults },
  details: quoted.map((value, at) => ({ label: say('books.fault', { nth: at + 1 }) ?? '', value })),
}));

/** The seals of the books (specification §30). */
export const sealLetterTasks = lettersOf(SEAL_LETTER, async ({ day, seals }, { database }) => {
  const rows = await database.rows(listSeals, { until: day, most: seals });
  return {
    texts: 'seals',
    facts: { day },
    details: rows.map((row) => ({ label: row.day, value: row.hash.toString('hex') })),
    page: '/prova',
  };
});
