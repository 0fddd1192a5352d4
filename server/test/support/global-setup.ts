/**
 * Before the first story of a run: the one database server with the small world in it; after the last:
 * its end. Many runs one after the other share a server that `TEST_DATABASE_SERVER` names.
 */
import type { TestProject } from 'vitest/node';
import { Database } from '#server/platform/database.ts';
import { keepBeginning } from './beginning.ts';
import { createTemplate, dropCopies, startDatabaseServer } from './database-server.ts';
import { createWorld, type World } from './world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
    /** The database with the small world in it, and the ids in it. */
    worldTemplate: string;
    world: World;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.TEST_DATABASE_SERVER;
  const worldTemplate = `world_${process.pid}`;
  const { url, stop } = shared
    ? { url: shared, stop: () => dropCopies(shared, worldTemplate) }
    : await startDatabaseServer();
  await createTemplate(url, worldTemplate, async (databaseUrl) => {
    const database = new Database(databaseUrl, { connections: 1, onError: () => {} });
    project.provide('world', await createWorld(database));
    await keepBeginning(database);
    await database.close();
  });
  project.provide('databaseServerUrl', url);
  project.provide('worldTemplate', worldTemplate);
  return stop;
}
