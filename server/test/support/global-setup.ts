/** Before the first story of a run: the one database server; after the last: its end. */
import type { TestProject } from 'vitest/node';
import { startDatabaseServer } from './database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startDatabaseServer();
  project.provide('databaseServerUrl', url);
  return stop;
}
