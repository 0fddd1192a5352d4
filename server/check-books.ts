/** `npm run books:check`: whether the books are right, on a portal that works or one that is closed. */
import { type Config, readConfig } from './config.ts';
import { findFaults } from './modules/ledger/checking.ts';
import { Database } from './platform/database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { StartFailure } from './platform/start-failure.ts';

/** For millions of rows on a small machine. */
const PATIENCE_MS = 60 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** @returns the exit code: 0 when the books are right, 1 otherwise */
async function main(): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const url = await addressOf(readConfig(process.env), opened);
  const database = new Database(url, {
    ...{ connections: 1, patienceMs: PATIENCE_MS },
    onError: (error) => say(`The connection broke: ${error.message}`),
  });
  opened.defer(() => database.close());
  let faults = 0;
  for await (const fault of findFaults(database)) {
    say(fault);
    faults += 1;
  }
  say(faults === 0 ? 'The books are right.' : `Faults in the books: ${faults}.`);
  return faults === 0 ? 0 : 1;
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
