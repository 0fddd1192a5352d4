/** The letter about a backup that failed, or a disk that gets full (specification §32). */
import type { Deps } from '#server/deps.ts';
import { BACKUP_LETTER, type BackupLetter } from '#server/modules/backups/daily.ts';
import { BACKUP_WORDS } from '#server/modules/backups/texts.ts';
import { findLocale } from '#server/modules/seals/sql.ts';
import { type Tasks, task } from '#server/platform/job-queue.ts';
import type { MailTransport } from '#server/platform/mail-transport.ts';
import { htmlPage } from './letters/html-page.ts';
import { plainText } from './letters/plain-text.ts';

/** The job that sends it; in Italian until the administrator has an account. */
export function backupLetterTasks(deps: Deps, transport: MailTransport): Tasks {
  return task(BACKUP_LETTER, async (letter) => {
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
  { address, folder, failure, room }: BackupLetter,
  locale: keyof typeof BACKUP_WORDS,
  publicUrl: string,
) {
  const words = BACKUP_WORDS[locale];
  const roomDetails = room && [
    { label: words.free, value: words.gigabytes(room.free) },
    { label: words.lastBackup, value: words.gigabytes(room.lastBackup) },
  ];
  return {
    reader: { email: address, name: '', surname: '', locale },
    words: {
      subject: failure === undefined ? words.full : words.failed,
      paragraphs: [failure === undefined ? words.fullLead(folder) : words.failedLead(folder)],
      details: roomDetails ?? [{ label: words.reason, value: failure ?? '' }],
      button: words.button,
      closing: words.closing,
    },
    url: publicUrl,
    theme: 'bank' as const,
    reason: words.why,
  };
}
