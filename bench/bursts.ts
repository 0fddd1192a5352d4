/**
 * `npm run bench:bursts`: many at the same moment, in a bank of 10,000 members. All of them open the home
 * within a minute; 2,000 pages listen to live updates; a thousand members record at once that one of them
 * helped; and calls come at half of the rate that the portal can do. Ends with 1 when a promise is not kept.
 *
 *     --members 100000 --exchanges 2000000 --banks 50   how big the portal is
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { assertBooksAreRight, fill } from './database.ts';
import { Caller, type Member, membersOf } from './members.ts';
import { sizeOptions, sizesOf } from './sizes.ts';
import { startBenchPostgres } from './started.ts';
import { WholePortal } from './whole-portal.ts';

const HOMES_MS = 60_000;
/** How long after the minute the last home may be there. */
const LAST_HOME_MS = 2000;
const STREAMS = 2000;
const UPDATES = 100;
const HELPED = 1000;
const HALF_SECONDS = 10;
const CALLERS = 32;
const READ_P99_MS_MAX = 50;
const WRITE_P99_MS_MAX = 100;
const KIB_OF_MB = 1024;
const MINUTES_EACH = 30;

const { values: options } = parseArgs({ options: sizeOptions });
const today = createClock('Europe/Rome').today();
/** What all record. */
const DONE = {
  activity: 7,
  dateOfTransaction: today,
  quantityOfHours: MINUTES_EACH / 60,
  note: 'Un aiuto',
};
const givenTo = (id: number) => ({ bankTo: 1, userTo: id, ...DONE });
const receivedFrom = (id: number) => ({ bankFrom: 1, userFrom: id, ...DONE });
/** What the home asks for: first what it shows, then what stands around it. */
const homeOf = ({ id }: Member): [shown: string[], around: string[]] => [
  [`/users/${id}`, '/users/todo?lang=it', '/users/home?lang=it', `/users/faces?ids=${id}`],
  ['/users/consent'],
];

const print = (line: string) => process.stdout.write(`${line}\n`);
const broken: string[] = [];

const postgres = await startBenchPostgres();
try {
  const sizes = sizesOf(options);
  await fill(postgres.url, sizes);
  const members = await membersOf(postgres.url, 10_000);
  print(`${sizes.members} members, ${sizes.exchanges} exchanges, ${sizes.banks} banks`);
  const portal = await WholePortal.start(postgres.url);
  const caller = new Caller(portal.url);
  try {
    await halfLoad(caller, members);
    await openHomes(portal, caller, members);
    await hotAccount(caller, members);
    await listenTogether(portal, caller, members);
  } finally {
    caller.close();
    await portal.stop();
  }
  const database = new Database(postgres.url, { connections: 1, onError: () => {} });
  await assertBooksAreRight(database);
  await database.close();
  print('the books are right');
} finally {
  await postgres.stop();
}
for (const complaint of broken) print(`✗ ${complaint}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function openHomes(portal: WholePortal, caller: Caller, members: Member[]): Promise<void> {
  const before = await portal.cpuMicroseconds();
  const begun = performance.now();
  const times = await paced(members.length / (HOMES_MS / 1000), members, async (member) => {
    const opened = performance.now();
    for (const paths of homeOf(member)) {
      await Promise.all(paths.map((path) => caller.call(member, path)));
    }
    return performance.now() - opened;
  });
  const took = performance.now() - begun;
  const after = await portal.cpuMicroseconds();
  if (took > HOMES_MS + LAST_HOME_MS) broken.push('the homes are not all there after a minute');
  const cpu =
    before === undefined || after === undefined ? '?' : ((after - before) / 1e6).toFixed(0);
  print(
    `${members.length} homes of ${homeOf(memberAt(members, 0)).flat().length} calls each in ${(took / 1000).toFixed(0)} s: ${percentiles(times)}; the portal computed for ${cpu} s`,
  );
}

async function listenTogether(portal: WholePortal, caller: Caller, all: Member[]): Promise<void> {
  const before = (await portal.rssMb()) ?? 0;
  const members = all.slice(0, STREAMS);
  const heard = new Map<number, () => void>();
  const streams = await Promise.all(
    members.map((member) => caller.listen(member, () => heard.get(member.id)?.())),
  );
  await pause(2000);
  const each = ((((await portal.rssMb()) ?? 0) - before) * KIB_OF_MB) / STREAMS;
  const delays: number[] = [];
  for (let turn = 0; turn < UPDATES; turn += 1) {
    const [giver, taker] = [memberAt(members, turn), memberAt(members, STREAMS - 1 - turn)];
    const update = new Promise<void>((resolve) => heard.set(taker.id, resolve));
    await caller.call(giver, '/users/transactions', givenTo(taker.id));
    const answered = performance.now();
    await update;
    delays.push(performance.now() - answered);
  }
  print(
    `${STREAMS} streams: ${each.toFixed(0)} KiB of memory each; after a call was answered the other one heard of it: ${percentiles(delays)}`,
  );
  for (const stream of streams) stream.destroy();
}

async function hotAccount(caller: Caller, members: Member[]): Promise<void> {
  const hot = memberAt(members, 0);
  const before = await balanceOf(hot);
  const begun = performance.now();
  const helped = members.slice(1, HELPED + 1);
  const times = await Promise.all(
    helped.map((member) =>
      caller.call(member, '/users/transactions/received', receivedFrom(hot.id)),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  const moved = (await balanceOf(hot)) - before;
  if (moved !== HELPED * MINUTES_EACH)
    broken.push(`${moved} minutes moved, not ${HELPED * MINUTES_EACH}`);
  print(
    `${HELPED} exchanges of one account at once in ${seconds.toFixed(1)} s: ${percentiles(times)}; its balance is exact`,
  );
}

/** At half of what the portal does at most, for a list and for recording an exchange. */
async function halfLoad(caller: Caller, members: Member[]): Promise<void> {
  const read = (member: Member) => caller.call(member, '/users/transactions?limit=10');
  let turn = 0;
  const write = (member: Member) => {
    turn += 1;
    const other = memberAt(members, turn * 7919 + 1);
    const taker = other.id === member.id ? memberAt(members, turn) : other;
    return caller.call(member, '/users/transactions', givenTo(taker.id));
  };
  for (const [name, make, most] of [
    ['my exchanges', read, READ_P99_MS_MAX],
    ['recording an exchange', write, WRITE_P99_MS_MAX],
  ] as const) {
    const perSecond = await mostPerSecond(members, make);
    const times = await paced(perSecond / 2, taken(members, (perSecond / 2) * HALF_SECONDS), make);
    print(`${name}: at most ${perSecond.toFixed(0)}/s, at half of that ${percentiles(times)}`);
    const p99 = percentile(times, 99);
    if (p99 > most) broken.push(`${name}: p99 ${p99.toFixed(0)} ms at half load`);
  }
}

/** Calls a second of 32 callers who do not pause. */
async function mostPerSecond(
  members: Member[],
  make: (member: Member) => Promise<number>,
): Promise<number> {
  const until = performance.now() + (HALF_SECONDS * 1000) / 2;
  let calls = 0;
  const one = async () => {
    while (performance.now() < until) {
      calls += 1;
      await make(memberAt(members, calls));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, one));
  return calls / (HALF_SECONDS / 2);
}

/** Begins for each member in turn, so many a second, whether those before are done or not. */
async function paced(
  perSecond: number,
  members: Member[],
  make: (member: Member) => Promise<number>,
): Promise<number[]> {
  const begun = performance.now();
  const running: Promise<number>[] = [];
  let failure: unknown;
  for (const member of members) {
    const wait = begun + (running.length * 1000) / perSecond - performance.now();
    if (wait > 1) await pause(wait);
    running.push(
      make(member).catch((error) => {
        failure ??= error;
        return Number.POSITIVE_INFINITY;
      }),
    );
  }
  const times = await Promise.all(running);
  if (failure !== undefined) throw failure;
  return times;
}

/** So many of them, from the first again after the last. */
function taken(members: Member[], count: number): Member[] {
  return Array.from({ length: Math.round(count) }, (_, index) => memberAt(members, index));
}

/** One of them; beyond the last it begins again. @throws when there is nobody */
function memberAt(members: Member[], index: number): Member {
  const member = members[index % members.length];
  if (!member) throw new Error('the bank has no members');
  return member;
}

async function balanceOf({ id }: Member): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ balance_minutes: number }>(
    'select balance_minutes from account where person_id = $1 and bank_id = 1',
    [id],
  );
  await client.end();
  return Number(rows[0]?.balance_minutes ?? 0);
}

function percentiles(times: number[]): string {
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`;
}

function percentile(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? 0;
}
