/** `backup`: one file with everything, from a portal that works or one that is closed. */
import { basename, dirname, resolve } from 'node:path';
import { APP_VERSION } from '#contract/version.ts';
import { takenByHand } from '#server/modules/running/backups/rules.ts';
import { markSent, sendBackup } from '#server/platform/backups/sending.ts';
import { takeBackup } from '#server/platform/backups/taking.ts';
import { createClock } from '#server/platform/clock.ts';
import { isFolder } from '#server/platform/folders.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Command } from './command.ts';

/** A typing error would make folders on another disk than the one that was meant. */
async function assertParent(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (await isFolder(parent)) return;
  throw new StartFailure(`There is no folder ${parent}: make it first, if it is the right one.`);
}

export const backup: Command = {
  takes: ['[FOLDER]'],
  does: 'writes a backup into FOLDER, or into BACKUP_DIR; from there BACKUP_AFTER sends it away',
  async run({ config, args: [given], say, signal }) {
    const folder = given ?? config.backupDir;
    if (!folder) {
      throw new StartFailure('Say where: npm run backup -- FOLDER, or set BACKUP_DIR.');
    }
    if (given !== undefined) await assertParent(resolve(given));
    const takenAt = createClock(config.timeZone).now();
    const file = resolve(folder, takenByHand(takenAt, config.backupRecipients.length > 0));
    const bytes = await takeBackup(config, file, { portalVersion: APP_VERSION, takenAt, signal });
    say(`${file} (${(bytes / 1e6).toFixed(1)} MB)`);
    if (config.sessionSecret) {
      say('SESSION_SECRET is among your settings and not in this file: keep it as well.');
    }
    if (config.backupAfter === undefined || given !== undefined) return 0;
    await sendBackup(config.backupAfter, file, signal);
    await markSent(folder, basename(file));
    say(`${config.backupAfter} has sent it away.`);
    return 0;
  },
};
