/**
 * `node bench/run.ts`: the figures of docs/performance.md, from nothing. Fills a database of its own
 * with a portal in full use, makes the calls that people make most over HTTP, and the same SQL bare
 * through the driver; looks at the query plans; exports 100,000 exchanges as a file. Ends with 1
 * when a promise is not kept.
 */
import pg from 'pg';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';
import { assertBooksAreRight, BENCH_PASSWORD, fill } from './database.ts';
import { measureAtRest, measureExport } from './exporting.ts';
import { bare, overHttp } from './measure.ts';
import { badPlans } from './plans.ts';
import { type MeasuredCall, type RecordedStatement, recordCalls } from './recording.ts';
import { ServerProcess } from './server-process.ts';
import { atRestLine, exportLine, row, share, speedText } from './table.ts';

/** Of one caller alone, also in the big bank and with a list sorted by name. */
const P50_MS_MAX = 500;
const EXPORT_RSS_MB_MAX = 300;
/** Beyond what it is blocked for when nothing is exported. */
const BLOCKED_MS_MAX = 50;

const print = (line = '') => process.stdout.write(`${line}\n`);
const broken: string[] = [];

const postgres = await startTemporaryPostgres();
try {
  await timed('filling the database', () => fill(postgres.url));
  await timed('counting the books', checkTheBooks);
  await withServer(measureCalls);
  await withServer(measureConfirmations);
  await withServer(measureExports);
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

/** Each part has a process of its own, so that its memory is its own too. */
async function withServer(work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const server = await ServerProcess.start(postgres.url);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function checkTheBooks(): Promise<void> {
  const database = new Database(postgres.url, { connections: 1, onError: () => {} });
  await assertBooksAreRight(database);
  await database.close();
}

/** The lists that people open, in the big bank and in the tiny one. */
function listsOf(bank: number, member: string, admin: string): MeasuredCall[] {
  const today = createClock('Europe/Rome').today();
  const monthAgo = new Date(Date.parse(today) - 30 * 86_400_000).toISOString().slice(0, 10);
  const get = (
    name: string,
    path: string,
    token: string,
    readsWhole: string[] = [],
  ): MeasuredCall => ({ name, method: 'GET', path, token, readsWhole });
  return [
    get('my exchanges', '/users/transactions?limit=10', member),
    get('my pending exchanges', '/users/transactions/pending?limit=10', member),
    get('my pending summary', '/users/transactions/pending/summary', member),
    get('debtor search', `/banks/${bank}/users?q=ros&limit=10`, member),
    get('pick list of 200', `/banks/${bank}/users?limit=200`, admin),
    get('pick list, a page far in', `/banks/${bank}/users?limit=20&offset=5000`, admin),
    get('desk search, a name', '/admin/search?q=rossi%20ma&lang=it', admin),
    // A number or an address may hold the digits or letters anywhere: everybody is looked at.
    get('desk search, a phone', '/admin/search?q=333%2055&lang=it', admin, ['person']),
    get('members, a name', `/admin/banks/${bank}/users?q=rossi%20ma&limit=10`, admin, ['person']),
    get('members, a phone', `/admin/banks/${bank}/users?q=333%2055&limit=10`, admin, ['person']),
    get('who can help', '/admin/helpers?activity=7&limit=10', admin),
    get('bank exchanges, 30 days', `/admin/transactions?limit=10&from=${monthAgo}`, admin),
    get('bank exchanges, all time', '/admin/transactions?limit=10', admin),
    get('bank search, 30 days', `/admin/transactions?limit=10&from=${monthAgo}&q=bici`, admin),
    get('bank exchanges by name', '/admin/transactions?limit=10&sort=userFromFullName', admin, [
      'person',
    ]),
    get('bank pending', '/admin/transactions/pending?limit=10', admin),
    get('members', `/admin/banks/${bank}/users?limit=10`, admin, ['person']),
    get('friend banks', '/admin/banks/associated', admin),
    get('bank home', '/admin/banks/figures', admin),
  ];
}

async function measureCalls(server: ServerProcess): Promise<void> {
  const signIn = (person: number) => server.signIn(`p${person}@example.org`, BENCH_PASSWORD);
  const [bigAdmin, tinyAdmin, member, tinyMember] = await Promise.all([
    signIn(1),
    signIn(10_001),
    signIn(await busiestDebtor(1)),
    signIn(10_002),
  ]);
  const big = listsOf(1, member ?? '', bigAdmin ?? '');
  const tiny = listsOf(2, tinyMember ?? '', tinyAdmin ?? '');
  const recorded = await recordCalls(postgres.url, big);
  const tinyRecorded = await recordCalls(postgres.url, tiny);
  print();
  print(row('call', 'tiny bank, HTTP', 'bare', 'big bank, HTTP', 'bare', 'of bare'));
  for (const [index, call] of big.entries()) {
    const statements = recorded[index] ?? [];
    const tinyStatements = tinyRecorded[index] ?? [];
    const tinyCall = tiny[index] ?? call;
    const small = await overHttp(server.url, tinyCall, () => tinyCall.path);
    const smallBare = await bare(postgres.url, () => tinyStatements);
    const http = await overHttp(server.url, call, () => call.path);
    const driver = await bare(postgres.url, () => statements);
    print(
      row(
        call.name,
        speedText(small),
        speedText(smallBare),
        speedText(http),
        speedText(driver),
        share(http, driver),
      ),
    );
    if (http.p50Ms > P50_MS_MAX) broken.push(`${call.name} took ${http.p50Ms.toFixed(0)} ms`);
    broken.push(...(await badPlans(postgres.url, statements, call.readsWhole)));
  }
}

/** The person with most to decide on in a bank. */
async function busiestDebtor(bankId: number): Promise<number> {
  const [row] = await ask<{ id: number }>(
    `select debtor_id as id from exchange where debtor_bank_id = ${bankId} and state = 'pending'
     group by 1 order by count(*) desc, 1 limit 1`,
  );
  return Number(row?.id);
}

async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

/** An administrator confirms what waits, each exchange once, half of them over HTTP. */
async function measureConfirmations(server: ServerProcess): Promise<void> {
  const token = await server.signIn('p1@example.org', BENCH_PASSWORD);
  const waiting = await ask<{ id: string }>(
    `select id from exchange where debtor_bank_id = 1 and state = 'pending' and creditor_id <> 1
     order by id`,
  );
  const [first = 0, ...ids] = waiting.map(({ id }) => Number(id));
  const overHttpIds = ids.filter((_, index) => index % 2 === 0);
  const bareIds = ids.filter((_, index) => index % 2 === 1);
  const pathOf = (id: number) => `/users/transactions/${id}/approve`;
  const call: MeasuredCall = { name: 'confirmation', method: 'PATCH', path: pathOf(first), token };
  const [statements = []] = await recordCalls(postgres.url, [call]);
  const replay = (id: number): RecordedStatement[] =>
    statements.map((statement) => ({
      ...statement,
      values: statement.values.map((value) => (value === first ? id : value)),
    }));
  const driver = await bare(postgres.url, (turn) => replay(taken(bareIds, turn)));
  const http = await overHttp(server.url, call, (turn) => pathOf(taken(overHttpIds, turn)));
  print(row(call.name, '', '', speedText(http), speedText(driver), share(http, driver)));
  broken.push(...(await badPlans(postgres.url, replay(taken(bareIds, 0)))));
}

function taken(ids: number[], turn: number): number {
  const id = ids[turn];
  if (id === undefined) throw new Error('there were too few exchanges to confirm');
  return id;
}

async function measureExports(server: ServerProcess): Promise<void> {
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
}
