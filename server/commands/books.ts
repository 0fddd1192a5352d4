/**
 * `books check`: whether the books are right and their seals hold, on a portal that works or one that
 * is closed. `--seals FILE` compares with seals that were published: the public list as it was saved,
 * or the text of a letter.
 */
import { readFile } from 'node:fs/promises';
import { sealCode } from '#contract/hours/seals.ts';
import { findFaults } from '#server/modules/hours/ledger/checking.ts';
import {
  findBrokenSeals,
  type PublishedSeal,
  readPublishedSeals,
} from '#server/modules/hours/seals/checking.ts';
import { findLatest } from '#server/modules/hours/seals/sql.ts';
import { ownAddress } from '#server/platform/backups/taking.ts';
import { Database } from '#server/platform/database.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Command, ExitCode } from './command.ts';

/** For millions of rows on a small machine. */
const PATIENCE_MS = 60 * 60_000;

export const checkBooks: Command = {
  takes: [],
  does: 'computes the books and their seals again, and names every fault',
  options: {
    seals: { type: 'string', takes: 'FILE', does: 'compares with seals that were saved' },
  },
  async run({ config, values, say }) {
    const published = typeof values.seals === 'string' ? await readSeals(values.seals) : [];
    await using opened = new AsyncDisposableStack();
    const url = config.databaseUrl ?? (await ownAddress(config.dataDir, opened));
    return await checkBooksAt(url, published, say);
  },
};

/** Says every fault of the books, one line each. @returns 1 when there is one */
export async function checkBooksAt(
  url: string,
  published: PublishedSeal[],
  say: (line: string) => void,
): Promise<ExitCode> {
  await using opened = new AsyncDisposableStack();
  const database = new Database(url, {
    ...{ connections: 1, patienceMs: PATIENCE_MS },
    onError: (error) => say(`The connection broke: ${error.message}`),
  });
  opened.defer(() => database.close());
  let faults = 0;
  for (const found of [findFaults(database), findBrokenSeals(database, published)]) {
    for await (const fault of found) {
      say(fault);
      faults += 1;
    }
  }
  say(faults === 0 ? 'The books are right.' : `Faults in the books: ${faults}.`);
  const latest = await database.first(findLatest, {});
  if (latest) say(`Sealed until ${latest.day}: ${sealCode(latest.hash.toString('hex'))}.`);
  return faults === 0 ? 0 : 1;
}

/** @throws StartFailure when the file cannot be read, or has no seals */
async function readSeals(file: string): Promise<PublishedSeal[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartFailure(`The file of seals cannot be read: ${error.message}.`);
  });
  const found = readPublishedSeals(text);
  if (found.length === 0) throw new StartFailure(`There are no seals in ${file}.`);
  return found;
}
