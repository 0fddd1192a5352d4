/** The process in which a bank is brought in, with its own way to the database. */
import { workInside } from '#server/platform/apart-inside.ts';
import { Database } from '#server/platform/database.ts';
import { importBank } from './import.ts';
import type { ImportOrder } from './jobs.ts';

/** Posting the books of many years again takes long. */
const PATIENCE_MS = 10 * 60_000;

await workInside(async function* ({ url, ...job }: ImportOrder, file) {
  const database = new Database(url, {
    connections: 2,
    patienceMs: PATIENCE_MS,
    // A connection that breaks fails the import that used it.
    onError: () => {},
  });
  try {
    yield await importBank(database, job, file);
  } finally {
    await database.close();
  }
});
