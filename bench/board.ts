/**
 * `node bench/board.ts`: the board with 100,000 notices, in a bank of 10,000 members and in one of
 * ten: the list with each filter over HTTP beside its bare statements, and the weekly letter for the
 * big bank, with how long the event loop is blocked meanwhile. Ends with 1 when a plan reads a big
 * table whole.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { digestTasks } from '#server/modules/notices/digest.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { finishJobs, prepareJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';
import { BENCH_PASSWORD, fill } from './database.ts';
import { bare, overHttp } from './measure.ts';
import { BIG_TABLES, badPlans } from './plans.ts';
import { type MeasuredCall, recordCalls } from './recording.ts';
import { ServerProcess } from './server-process.ts';
import { row, share, speedText } from './table.ts';

const BIG_MEMBER = 'p2@example.org';
const TINY_MEMBER = 'p10002@example.org';
/** A Tuesday morning in Rome, on which the letters leave. */
const TUESDAY = new Date('2026-11-24T09:30:00Z');

const LISTS = {
  'the first page': '',
  requests: '&kind=request',
  offers: '&kind=offer',
  'a group': '&group=2',
  'an activity': '&activity=7',
  'of the own bank': '&where=bank',
  'of friend banks': '&where=friends',
  'a word': '&q=tedesco',
  urgent: '&urgent=true',
  'needed soonest': '&sort=soon',
  'for me': '&kind=request&forMe=true',
  'page 20': '&offset=190',
};

const print = (line = '') => process.stdout.write(`${line}\n`);
const broken: string[] = [];

const postgres = await startTemporaryPostgres();
try {
  await fill(postgres.url);
  await fillBoard(postgres.url);
  await measureLists();
  await measureDigest();
} finally {
  await postgres.stop();
}
for (const complaint of broken) print(`✗ ${complaint}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function fillBoard(url: string): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'board.sql'), 'utf8');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of script.split(/;\n/)) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function measureLists(): Promise<void> {
  const server = await ServerProcess.start(postgres.url);
  const [big = '', tiny = ''] = await Promise.all(
    [BIG_MEMBER, TINY_MEMBER].map((email) => server.signIn(email, BENCH_PASSWORD)),
  );
  print(row('list of ten', 'tiny bank, HTTP', 'big bank, HTTP', 'bare', 'of bare'));
  for (const [name, query] of Object.entries(LISTS)) {
    const path = `/users/notices?limit=10${query}`;
    const callOf = (token: string): MeasuredCall => ({ name, method: 'GET', path, token });
    const [statements = []] = await recordCalls(postgres.url, [callOf(big)]);
    const small = await overHttp(server.url, callOf(tiny), () => path);
    const http = await overHttp(server.url, callOf(big), () => path);
    const driver = await bare(postgres.url, () => statements);
    print(row(name, speedText(small), speedText(http), speedText(driver), share(http, driver)));
    broken.push(...(await badPlans(postgres.url, statements, [], [...BIG_TABLES, 'notice'])));
  }
  await server.stop();
}

async function measureDigest(): Promise<void> {
  await prepareJobs(postgres.url);
  const database = new Database(postgres.url, { connections: 4, onError: () => {} });
  const clock = createClock('Europe/Rome', () => TUESDAY);
  await database.pool.query(
    `insert into bank_rule (bank_id, name, value, valid_from, set_by, note)
     select id, 'board-digest', 'false', now(), 1, 'Only the big bank' from bank where id <> 1`,
  );
  await addJobs(database, { name: 'notices.digest', tries: 1 }, [{ key: 'bench', payload: {} }]);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  await finishJobs({
    ...{ database, tasks: digestTasks(database, clock), schedule: [] },
    log: createLog('warn'),
  });
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await database.pool.query(
    `select count(*) as letters, (select count(*) from board_digest_item) as items from outbox
     where kind = 'board-digest'`,
  );
  print();
  print(
    `the weekly letter of 10,000 members: ${rows[0].letters} letters with ${rows[0].items} notices in ${seconds.toFixed(1)} s, the event loop blocked for ${(delay.max / 1e6).toFixed(0)} ms at most`,
  );
  await database.close();
}
