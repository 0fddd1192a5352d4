/** What is done to a database before anybody is served: by a start, and by the command `migrate`. */
import { MIGRATIONS } from './migrations.ts';
import { nameInNewLanguages } from './modules/board/activities/new-languages.ts';
import { Database } from './platform/database.ts';
import { prepareJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrations.ts';
import { grantServingRole } from './platform/serving-role.ts';
import { startFailureFrom } from './platform/start-failure.ts';

/**
 * Brings a database up to date, tables of the jobs included.
 * @param ownerUrl of a database whose owner is somebody else than the role that serves
 * @returns the names of the migrations made now. @throws StartFailure, or the reason of `signal`
 */
export async function prepareDatabase(
  databaseUrl: string,
  ownerUrl: string | undefined,
  signal?: AbortSignal,
): Promise<string[]> {
  try {
    const done = await migrate(ownerUrl ?? databaseUrl, MIGRATIONS, signal);
    await prepareJobs(ownerUrl ?? databaseUrl);
    if (ownerUrl !== undefined) await grantServingRole(ownerUrl);
    await onceOn(databaseUrl, nameInNewLanguages);
    return done;
  } catch (error) {
    signal?.throwIfAborted();
    throw startFailureFrom('The database cannot be prepared', error);
  }
}

/** Some work on a database before anybody is served, on one connection that is closed afterwards. */
export async function onceOn<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
  onError: (error: Error) => void = () => {},
): Promise<Result> {
  const database = new Database(url, { connections: 1, onError });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
