/** `restore`: a backup comes back into an empty place, and its books are checked. */
import { join, resolve } from 'node:path';
import { restoreBackup } from '#server/platform/backups/restoring.ts';
import { ownAddress } from '#server/platform/backups/taking.ts';
import { migrate } from '#server/platform/migrations.ts';
import { StartFailure, startFailureFrom } from '#server/platform/start-failure.ts';
import { checkBooksAt } from './books.ts';
import type { Command } from './command.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

export const restore: Command = {
  name: 'restore',
  takes: ['FILE'],
  does: 'brings a backup back into an empty DATA_DIR (or DATABASE_URL), and checks the books',
  async run({ config, args: [file = ''], say, signal }) {
    const { takenAt, portal } = await restoreBackup(config, resolve(file), signal);
    say(`Restored the backup of ${takenAt}, of portal ${portal}. Checking the books…`);
    await using opened = new AsyncDisposableStack();
    const url = config.databaseUrl ?? (await ownAddress(config.dataDir, opened));
    try {
      await migrate(url, MIGRATIONS, signal);
    } catch (error) {
      signal.throwIfAborted();
      const { message } = startFailureFrom('it cannot be brought up to date', error);
      throw new StartFailure(`The database was restored, but is not checked: ${message}`);
    }
    return await checkBooksAt(url, [], say);
  },
};
