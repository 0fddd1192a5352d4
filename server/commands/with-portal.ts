/** What commands need of a portal that works, or of one that is closed. */
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { ownAddress } from '#server/platform/backups/taking.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';

/**
 * Does something on the database of the portal, whose PostgreSQL is started where it does not run.
 * @throws StartFailure when there is no database, and whatever `work` throws
 */
export async function withPortal<Result>(
  config: Config,
  work: (portal: Pick<Deps, 'database' | 'clock' | 'config'>) => Promise<Result>,
): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  const url = config.databaseUrl ?? (await ownAddress(config.dataDir, opened));
  // What runs on a connection that breaks is rejected as well.
  const database = new Database(url, { connections: 1, onError: () => {} });
  opened.defer(() => database.close());
  return await work({ database, clock: createClock(config.timeZone), config });
}
