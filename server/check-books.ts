/**
 * `npm run books:check`: whether the books are right and their seals hold, on a portal that works or
 * one that is closed. `-- --seals FILE` compares with seals that were published: the public list as it
 * was saved, or the text of a letter.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sealCode } from '#contract/seals.ts';
import { type Config, readConfig } from './config.ts';
import { findFaults } from './modules/ledger/checking.ts';
import {
  findBrokenSeals,
  type PublishedSeal,
  readPublishedSeals,
} from './modules/seals/checking.ts';
import { findLatest } from './modules/seals/sql.ts';
import { Database } from './platform/database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { StartFailure } from './platform/start-failure.ts';

/** For millions of rows on a small machine. */
const PATIENCE_MS = 60 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** @returns the exit code: 0 when the books are right, 1 otherwise */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { seals: { type: 'string' } } });
  const published = values.seals === undefined ? [] : await readSeals(values.seals);
  await using opened = new AsyncDisposableStack();
  const url = await addressOf(readConfig(process.env), opened);
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

/** Of the database that the portal uses; its own is started where no portal runs it. */
async function addressOf(
  { databaseUrl, dataDir }: Config,
  opened: AsyncDisposableStack,
): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const running = await findRunningPostgres(dataDir);
  if (running) return running;
  const onLost = (failure: StartFailure) => {
    throw failure;
  };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, onLost });
  opened.defer(() => postgres.stop());
  return postgres.ownerUrl;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
