/** The backup of each night and its letters, done on request. */
import type { Deps } from '#server/deps.ts';
import {
  BACKUP_LETTER,
  BACKUP_SCHEDULE,
  type BackupLetter,
  backupTasks,
  DISK_SCHEDULE,
} from '#server/modules/running/backups/daily.ts';
import { transportFor } from '#server/modules/sending/mail/deliver.ts';
import { backupLetterTasks } from '#server/modules/sending/mail/operator-letters.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { finishJobs } from '#server/platform/jobs.ts';

export { DAYS_KEPT, dailyName, takenByHand } from '#server/modules/running/backups/rules.ts';

/** Takes the backup of the day if it is due, and sends the letters about it. */
export async function backUp(deps: Deps): Promise<void> {
  await addJobs(deps.database, BACKUP_SCHEDULE.kind, [{ key: 'this hour', payload: {} }]);
  await finishJobs({ ...deps, tasks: backupTasks(deps), schedule: [] });
  await sendBackupLetters(deps);
}

/** Looks at the disk of the database, and sends the letters about it. */
export async function lookAtDisk(deps: Deps): Promise<void> {
  await addJobs(deps.database, DISK_SCHEDULE.kind, [{ key: 'now', payload: {} }]);
  await finishJobs({ ...deps, tasks: backupTasks(deps), schedule: [] });
  await sendBackupLetters(deps);
}

/** A letter as the portal writes one when the disk gets full. */
export async function tellOfBackup(deps: Deps, letter: BackupLetter): Promise<void> {
  await addJobs(deps.database, BACKUP_LETTER, [{ key: letter.mailId, payload: letter }]);
  await sendBackupLetters(deps);
}

async function sendBackupLetters(deps: Deps): Promise<void> {
  const transport = transportFor(deps);
  await finishJobs({ ...deps, tasks: backupLetterTasks(deps, transport), schedule: [] });
  transport.close();
}
