/** `migrate`: what the start does to the database, beside a portal that serves, so that the start itself is short. */
import { ownAddress } from '#server/platform/backups/taking.ts';
import { prepareDatabase } from '#server/preparing.ts';
import type { Command } from './command.ts';

export const migrateCommand: Command = {
  takes: [],
  does: 'brings the database up to date, as the next start would',
  async run({ config, say, signal }) {
    await using opened = new AsyncDisposableStack();
    const ownerUrl = config.databaseUrl ? undefined : await ownAddress(config.dataDir, opened);
    const done = await prepareDatabase(config.databaseUrl ?? ownerUrl ?? '', ownerUrl, signal);
    for (const name of done) say(name);
    say(done.length === 0 ? 'The database is up to date.' : `Migrations made: ${done.length}.`);
    return 0;
  },
};
