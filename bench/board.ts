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
import { digestTasks } from '#server/modules/board/notices/digest.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { finishJobs, prepareJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';
import { BENCH_PASSWORD, fill } from './database.ts';
import { measureCalls } from './measure.ts';
import { BIG_TABLES } from './plans.ts';
import type { MeasuredCall } from './recording.ts';
import { WholePortal } from './whole-portal.ts';

const MANY = { callers: 32, seconds: 3 };
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
const DESK_LISTS = {
  'at the desk': '',
  'at the desk, a word': '&q=tedesco',
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
  const portal = await WholePortal.start(postgres.url);
  try {
    const tokenOf = (person: number) => portal.signIn(`p${person}@example.org`, BENCH_PASSWORD);
    const tokens = {
      big: { member: await tokenOf(2), admin: await tokenOf(1) },
      tiny: { member: await tokenOf(10_002), admin: await tokenOf(10_001) },
    };
    const callsOf = ({ member, admin }: { member: string; admin: string }): MeasuredCall[] => [
      ...listsOf(LISTS, '/users/notices', member),
      ...listsOf(DESK_LISTS, '/admin/notices', admin),
    ];
    const course = { portal, databaseUrl: postgres.url, many: MANY, print, broken };
    const tables = [...BIG_TABLES, 'notice'];
    await measureCalls(course, callsOf(tokens.big), callsOf(tokens.tiny), tables);
  } finally {
    await portal.stop();
  }
}

function listsOf(lists: Record<string, string>, path: string, token: string): MeasuredCall[] {
  return Object.entries(lists).map(([name, query]) => ({
    ...{ name, method: 'GET', token },
    path: `${path}?limit=10${query}`,
  }));
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
