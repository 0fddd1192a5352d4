/** The letter about a backup that failed, or a disk that gets full (specification §32). */
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { BACKUP_LETTER, type BackupLetter } from '#server/modules/backups/daily.ts';
import { BACKUP_WORDS } from '#server/modules/backups/texts.ts';
import { operatorLetterTasks } from './operator-letter.ts';

/** The job that sends it. */
export const backupLetterTasks = operatorLetterTasks(BACKUP_LETTER, write);

function write({ config }: Deps, { folder, failure, room }: BackupLetter, locale: Locale) {
  const words = BACKUP_WORDS[locale];
  const roomDetails = room && [
    { label: words.free, value: words.gigabytes(room.free) },
    { label: words.lastBackup, value: words.gigabytes(room.lastBackup) },
  ];
  const subject = failure === undefined ? words.full : words.failed;
  return {
    words: {
      subject: `${subject} (${config.portalName})`,
      paragraphs: [failure === undefined ? words.fullLead(folder) : words.failedLead(folder)],
      details: roomDetails ?? [{ label: words.reason, value: failure ?? '' }],
      button: words.button,
      closing: words.closing,
    },
    url: config.publicUrl,
    reason: words.why,
  };
}
