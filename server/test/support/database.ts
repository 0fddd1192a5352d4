/** A story's own database. */
import { inject } from 'vitest';
import { cloneDatabase, type TestDatabase } from './database-server.ts';

/** A migrated, empty database for one story; the story drops it when it ends. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('databaseServerUrl'));
}
