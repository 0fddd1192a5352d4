/** A story's own database. */
import { inject } from 'vitest';
import { cloneDatabase, createBareDatabase, type TestDatabase } from './database-server.ts';

/** A migrated, empty database for one story; the story drops it when it ends. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('databaseServerUrl'));
}

/** A database without a table, as before the first start; the story drops it when it ends. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createBareDatabase(inject('databaseServerUrl'));
}
