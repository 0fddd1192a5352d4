/**
 * `npm run bench -- --members 100000 --exchanges 2000000 --banks 50`: the figures of
 * bench/results, from nothing. Fills a database of its own with a portal of that size, makes the
 * calls that people make most over HTTP, and has PostgreSQL run the same statements alone in the same
 * run; looks at the query plans; exports the exchanges of the big bank as a file. Ends with 1 when a
 * promise is not kept.
 *
 *     --callers 32 --seconds 2   how many call at the same time, and for how long in each of three turns
 *     --only WORD                calls with that word in their name
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Database } from '#server/platform/database.ts';
import { callerIn, callersIn, listsOf } from './calls.ts';
import { ask, assertBooksAreRight, BENCH_PASSWORD, fill } from './database.ts';
import { measureAtRest, measureExport } from './exporting.ts';
import { IDS_OF_A_CALLER, limiter } from './limit.ts';
import { callAll, type Load, loader } from './load.ts';
import { ALONE, type Callers, type Course, loadOf, measureCalls, measureMany } from './measure.ts';
import { badPlans } from './plans.ts';
import { type MeasuredCall, recordCalls } from './recording.ts';
import { ServerProcess } from './server-process.ts';
import { sizeOptions, sizesOf } from './sizes.ts';
import { startBenchPostgres } from './started.ts';
import { atRestLine, exportLine, measuredRow } from './table.ts';
import { WholePortal } from './whole-portal.ts';

const EXPORT_RSS_MB_MAX = 300;
/** From its start to its first answer, on a database that is there; and the process when nobody has asked anything. */
const READY_S_MAX = 1.5;
const REST_RSS_MB_MAX = 150;
/** Beyond what it is blocked for when nothing is exported. */
const BLOCKED_MS_MAX = 50;

const { values: options } = parseArgs({
  options: {
    ...sizeOptions,
    callers: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
});
const sizes = sizesOf(options);
const many = { callers: Number(options.callers), seconds: Number(options.seconds) };
const isAsked = ({ name }: { name: string }) => name.includes(options.only);

const print = (line = '') => process.stdout.write(`${line}\n`);
const broken: string[] = [];

const postgres = await startBenchPostgres();
try {
  print(`${sizes.members} members, ${sizes.exchanges} exchanges, ${sizes.banks} banks;`);
  print(`${many.callers} callers by ${await loader()}, PostgreSQL alone by ${await limiter()}`);
  await timed('filling the database', () => fill(postgres.url, sizes));
  await timed('counting the books', checkTheBooks);
  await withPortal(measureLists);
  if (options.only === '') await measureExports();
  await timed('counting the books again', checkTheBooks);
} finally {
  await postgres.stop();
}
for (const complaint of broken) print(`✗ ${complaint}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  print(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

async function checkTheBooks(): Promise<void> {
  const database = new Database(postgres.url, { connections: 1, onError: () => {} });
  await assertBooksAreRight(database);
  await database.close();
}

async function withPortal(work: (course: Course) => Promise<void>): Promise<void> {
  // The first start after a change compiles everything and keeps it; those after it are what people wait for.
  await (await WholePortal.start(postgres.url)).stop();
  const portal = await WholePortal.start(postgres.url);
  try {
    const seconds = portal.startedInMs / 1000;
    const rss = await portal.rssMb();
    print(`ready after ${seconds.toFixed(1)} s, ${rss?.toFixed(0) ?? '?'} MB`);
    if (seconds > READY_S_MAX) broken.push('the portal takes long to start');
    if (rss !== undefined && rss > REST_RSS_MB_MAX) broken.push('the portal takes much memory');
    await work({ portal, databaseUrl: postgres.url, many, print, broken });
  } finally {
    await portal.stop();
  }
}

async function measureLists(course: Course): Promise<void> {
  const { portal, databaseUrl } = course;
  const { admin, member } = await callersIn(portal, databaseUrl);
  const [tinyAdmin, tinyMember] = [await callerIn(portal, 10_001), await callerIn(portal, 10_002)];
  const big = listsOf(1, member, admin).filter(isAsked);
  await measureCalls(course, big, listsOf(2, tinyMember, tinyAdmin).filter(isAsked));
  if (isAsked({ name: 'confirmation' })) await measureConfirmations(course, admin.token);
}

/** An administrator confirms what waits, each exchange once, half of them over HTTP. */
async function measureConfirmations(course: Course, token: string): Promise<void> {
  const { portal } = course;
  const count = (many.callers + 2) * IDS_OF_A_CALLER;
  const script = await readFile(join(import.meta.dirname, 'confirming.sql'), 'utf8');
  await ask(postgres.url, script.replaceAll(':count', String(count)));
  await ask(postgres.url, 'vacuum analyze exchange');
  const [last] = await ask<{ id: number }>(postgres.url, 'select max(id) as id from exchange');
  const recorded = Number(last?.id) - count + 1;
  const path = (id: number) => `/users/transactions/${id}/approve`;
  const call: MeasuredCall = { name: 'confirmation', method: 'PATCH', path: path(recorded), token };
  const [statements = []] = await recordCalls(postgres.url, [call]);
  // Over HTTP come those of the first two, by the callers of pgbench the others.
  const load = (from: number, callers: Callers): Load => ({
    ...loadOf(portal, call, callers),
    url: `${portal.url}/api/users/transactions/`,
    counting: { from, rest: '/approve' },
  });
  const alone = await callAll(load(recorded + 1, ALONE));
  const from = recorded + 1 + IDS_OF_A_CALLER / 2;
  const figures = await measureMany(course, load(from, many), statements, {
    recorded,
    from: recorded + 2 * IDS_OF_A_CALLER,
  });
  print(measuredRow(call.name, undefined, alone, figures));
  broken.push(...(await badPlans(postgres.url, statements)));
}

/** A process of its own, which says how much memory it took at most and how long it was blocked. */
async function measureExports(): Promise<void> {
  const server = await ServerProcess.start(postgres.url);
  try {
    const token = await server.signIn('p1@example.org', BENCH_PASSWORD);
    const atRest = await measureAtRest(server);
    print();
    print(atRestLine(atRest));
    for (const times of [1, 2]) {
      const figures = await measureExport(server, '/admin/generate-excel', token, times);
      print(exportLine(times, figures));
      const { peakRssMb, blockedMs } = figures;
      if (peakRssMb > EXPORT_RSS_MB_MAX) broken.push(`an export took ${peakRssMb.toFixed(0)} MB`);
      if (blockedMs - atRest.blockedMs > BLOCKED_MS_MAX) {
        broken.push(`an export blocked others for ${blockedMs.toFixed(0)} ms`);
      }
    }
  } finally {
    await server.stop();
  }
}
