/**
 * Before the first story of a run: the one database server; after the last: its end. Many runs one
 * after the other share a server that `TEST_DATABASE_SERVER` names.
 */
import type { TestProject } from 'vitest/node';
import { startDatabaseServer } from './database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.TEST_DATABASE_SERVER;
  const { url, stop } = shared
    ? { url: shared, stop: () => Promise.resolve() }
    : await startDatabaseServer();
  project.provide('databaseServerUrl', url);
  return stop;
}
