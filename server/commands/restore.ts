/** `restore`: a backup comes back into an empty place, and its books are checked. */
import { dirname, resolve } from 'node:path';
import { MIGRATIONS } from '#server/migrations.ts';
import { eraseAgain, LIST_OF_ERASED } from '#server/modules/people/erasure/list-of-erased.ts';
import { readIdentities } from '#server/platform/backups/encryption.ts';
import type { Manifest } from '#server/platform/backups/file-format.ts';
import { restoreBackup } from '#server/platform/backups/restoring.ts';
import { ownAddress } from '#server/platform/backups/taking.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrations.ts';
import { StartFailure, startFailureFrom } from '#server/platform/start-failure.ts';
import { checkBooksAt } from './books.ts';
import type { Command } from './command.ts';

export const restore: Command = {
  takes: ['FILE'],
  does: 'brings a backup back into an empty DATA_DIR (or DATABASE_URL), and checks the books',
  options: {
    identity: {
      type: 'string',
      takes: 'FILE',
      does: 'reads an encrypted backup, with the secret key in FILE',
    },
  },
  async run({ config, args: [file = ''], values: { identity }, say, signal }) {
    const identities = identity === undefined ? [] : await readIdentities(resolve(`${identity}`));
    const manifest = await restoreBackup(config, { file: resolve(file), identities }, signal);
    const from = originOf(manifest);
    say(`Restored the backup of ${manifest.takenAt}, of ${from}. Checking the books…`);
    await using opened = new AsyncDisposableStack();
    const url = config.databaseUrl ?? (await ownAddress(config.dataDir, opened));
    try {
      await migrate(url, MIGRATIONS, signal);
    } catch (error) {
      signal.throwIfAborted();
      const { message } = startFailureFrom('it cannot be brought up to date', error);
      throw new StartFailure(
        `The database was restored, but is not checked: ${message} It needs ${from}, or a later one.`,
      );
    }
    await repeatErasures(url, { folder: dirname(resolve(file)), timeZone: config.timeZone }, say);
    return await checkBooksAt(url, [], say);
  },
};

/** Which portal took a backup. */
function originOf({ portal, release = 'none', commit = 'unknown' }: Manifest): string {
  return release === 'none' ? `portal ${portal} (${commit})` : `release ${release} (${commit})`;
}

/** Erases again who was erased since the backup, or says that nobody knows. */
async function repeatErasures(
  url: string,
  { folder, timeZone }: { folder: string; timeZone: string },
  say: (line: string) => void,
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const database = new Database(url, { connections: 1, onError: () => {} });
  opened.defer(() => database.close());
  const again = await eraseAgain({ database, clock: createClock(timeZone) }, folder);
  if (!again) {
    say(`No ${LIST_OF_ERASED} beside the backup: erasures since it was taken are not repeated.`);
    return;
  }
  say(`People who were erased since, and are erased again: ${again.ids.length}.`);
  if (again.members.length > 0) {
    say(
      `Members in this backup, whose accounts their banks have to close: ${again.members.join(', ')}.`,
    );
  }
}
