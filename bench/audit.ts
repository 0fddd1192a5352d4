/**
 * `node bench/audit.ts [ROWS]`: how long `npm run books:check` takes, and how much memory, over so
 * many rows of the ledger (ten million when not said), every day of them sealed. Fills a database of
 * its own, changes one row behind its back at the end, and fails unless the check finds that one.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setInterval as every } from 'node:timers/promises';
import { HOUR_MS } from '#contract/time.ts';
import { insertSeal } from '#server/modules/hours/seals/sql.ts';
import { Database } from '#server/platform/database.ts';
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';
import { fill } from './database.ts';

const ROWS = 10_000_000;
/** Of a hundred exchanges some 94 are booked once, and one more twice. */
const ROWS_PER_EXCHANGE = 0.94;
const MB_OF_KB = 1024;
const LOOK_EVERY_MS = 500;

const rows = Number(process.argv[2] ?? ROWS);
const print = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await startTemporaryPostgres();
try {
  const database = new Database(postgres.url, {
    ...{ connections: 2, patienceMs: HOUR_MS },
    onError: (error) => print(error.message),
  });
  await timed('filling', () =>
    fill(postgres.url, { exchanges: Math.ceil(rows / ROWS_PER_EXCHANGE) }),
  );
  await timed('sealing', () => sealEveryDay(database));
  const { rows: sizes } = await database.pool.query(
    `select (select count(*) from transfer) as transfers, (select count(*) from seal) as seals,
            pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  print(JSON.stringify(sizes[0]));
  const sound = await check();
  await changeOneRow(database);
  const changed = await check();
  if (sound.code !== 0 || changed.code !== 1 || !changed.said.includes('was changed')) {
    process.exitCode = 1;
  }
  await database.close();
} finally {
  await postgres.stop();
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  print(`${what}: ${((performance.now() - start) / 60_000).toFixed(1)} min`);
}

/** A seal for each day on which something was booked, as the portal would have made them. */
async function sealEveryDay(database: Database): Promise<void> {
  const { rows: days } = await database.pool.query<{ day: string; last: number }>(
    `select posted_at::date as day, max(id) as last from transfer group by 1 order by 1`,
  );
  let [previous, after] = [Buffer.alloc(32), 0];
  for (const { day, last } of days) {
    const sealed = await database.first(insertSeal, {
      ...{ day, previous, after, last },
      now: new Date(),
    });
    if (!sealed) throw new Error(`${day} is sealed already`);
    [previous, after] = [Buffer.from(sealed.hash), last];
  }
}

/** Who confirmed an exchange in the middle: no balance is wrong, only the seal knows. */
async function changeOneRow({ pool }: Database): Promise<void> {
  await pool.query(
    `begin; set local session_replication_role = replica;
     update transfer set posted_by = to_person_id where id = (select max(id) / 2 from transfer);
     commit`,
  );
}

/** Runs the command as a person would, and watches how much memory it and PostgreSQL take. */
async function check() {
  const start = performance.now();
  const child = spawn(process.execPath, ['server/command.ts', 'books', 'check'], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new AbortController();
  const watched = watch(Number(child.pid), ended.signal);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  ended.abort();
  const peak = await watched;
  const minutes = (performance.now() - start) / 60_000;
  print(said.trimEnd());
  print(
    `books:check: ${minutes.toFixed(1)} min, process ${peak.toFixed(0)} MB at most, code ${code}`,
  );
  return { said, code };
}

/** The most memory of a process, in MB, until `signal`. */
async function watch(pid: number, signal: AbortSignal): Promise<number> {
  let peakMb = 0;
  try {
    for await (const _ of every(LOOK_EVERY_MS, undefined, { signal })) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / MB_OF_KB);
    }
  } catch {
    // Aborted: the process has ended.
  }
  return peakMb;
}
