/**
 * `node bench/bulletins.ts`: a bank of 10,000 members calls its assembly (specification §44): the telling
 * alone, with its longest statement, and then as `npm start` does it all, down to the letter at the mail
 * server, with how long the portal computes at a stretch meanwhile, and answers nobody. Ends with 1 when
 * that is more than 20 ms, the last members are told more slowly than the first, or a plan reads a big table
 * whole.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { bulletinTasks } from '#server/modules/board/bulletins/telling.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { finishJobs, prepareJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';
import { freePort } from '../scripts/processes.ts';
import { MailSink } from './crash/mails.ts';
import { ask, fill } from './database.ts';
import { BIG_TABLES, badPlans } from './plans.ts';
import type { RecordedStatement } from './recording.ts';
import { sizeOptions, sizesOf } from './sizes.ts';
import { WholePortal } from './whole-portal.ts';

const COMPUTED_MS_MAX = 20;
const ROWS = {
  computedMs: 'computed at a stretch',
  blockedMs: 'event loop blocked, by others on the machine too',
};
const blocking = z.object({ computedMs: z.number(), blockedMs: z.number() });
/** Of the last chunks, as many times as long as the first ones; the machine itself varies. */
const SLOWER_MAX = 3;
const CHUNKS_COMPARED = 5;
const MEMBERS = 10_000;
const LOOK_EVERY_MS = 100;
const REST_MS = 5_000;
const UNTOLD = 'select id from bulletin where told_at is null';
const TELLING = { name: 'bulletins.tell', tries: 2 };

/** Everybody has chosen something once, and in other banks letters come back. */
const WISHES = [
  `insert into letter_preference select id, 'bulletins', 'never', now() from person where kind = 'human'`,
  `insert into mail_trouble (person_id, address_hash, refused_at, since, last_code)
   select id, sha256(convert_to(email, 'UTF8')), now(), now(), '5.1.1' from person
   where email is not null and id > ${MEMBERS}`,
  'vacuum analyze',
];

const print = (line = '') => process.stdout.write(`${line}\n`);
const ms = (of = 0) => `${of.toFixed(1)} ms`;
const broken: string[] = [];

/** Keeps how long each statement that tells took. */
class TimedDatabase extends Database {
  readonly tellings: { statement: RecordedStatement; ms: number }[] = [];
  protected override async execute(config: pg.QueryConfig, isReading: boolean) {
    const start = performance.now();
    const result = await super.execute(config, isReading);
    const { name = '', text, values = [] } = config;
    if (name.startsWith('bulletins.tellNext')) {
      this.tellings.push({ statement: { name, text, values }, ms: performance.now() - start });
    }
    return result;
  }
}

const { values } = parseArgs({ options: sizeOptions });
const postgres = await startTemporaryPostgres();
const mails = await MailSink.start();
try {
  await fill(postgres.url, sizesOf(values));
  await prepareJobs(postgres.url);
  for (const statement of WISHES) await ask(postgres.url, statement);
  print(`| an assembly for ${MEMBERS} members | |\n| --- | --- |`);
  await measureTelling();
  await ask(postgres.url, 'delete from outbox');
  await measureAll();
} finally {
  mails.close();
  await postgres.stop();
}
for (const complaint of broken) print(`✗ ${complaint}`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** One whose ten minutes are over. */
async function insertAssembly(title: string): Promise<void> {
  await ask(
    postgres.url,
    `insert into bulletin (bank_id, kind, title, body, starts_at, ends_at, place, guests, asks,
       for_friends, sent_by, sent_at, shown_at, letters_at)
     select 1, 'assembly', '${title}', repeat('Vi aspettiamo numerosi. ', 40), day, day + interval '2 hours',
            'Via Roma 1', false, true, false, 1, now() - interval '11 minutes',
            now() - interval '1 minute', now() - interval '1 minute'
     from (select now() + interval '30 days' as day) plan`,
  );
}

/** The job alone, with nobody else at work. */
async function measureTelling(): Promise<void> {
  await insertAssembly('bench-word-1');
  const database = new TimedDatabase(postgres.url, { connections: 4, onError: () => {} });
  const clock = createClock('Europe/Rome');
  const config = readConfig({ BOT_CHECK: 'off', DEMO: 'off', QUIET_HOURS: 'off' });
  const log = createLog('warn');
  await addJobs(database, TELLING, [{ key: 'bench', payload: {} }]);
  const start = performance.now();
  await finishJobs({
    ...{ database, log, schedule: [] },
    tasks: bulletinTasks({ database, clock, config }),
  });
  const seconds = (performance.now() - start) / 1000;
  const { tellings } = database;
  await database.close();
  // The last two find nobody: on from the last member, and from the first.
  const chunks = tellings.slice(0, -2).map(({ ms }) => ms);
  const [first, last] = [chunks.slice(0, CHUNKS_COMPARED), chunks.slice(-CHUNKS_COMPARED)].map(
    (some) => some.reduce((sum, ms) => sum + ms, 0) / some.length,
  );
  const ends = tellings.slice(-2).map(({ ms }) => ms);
  print(`| told, alone | ${(MEMBERS / seconds).toFixed(0)} members a second |`);
  print(`| statements that tell · the longest | ${chunks.length} · ${ms(Math.max(...chunks))} |`);
  print(`| the first five · the last five | ${ms(first)} · ${ms(last)} |`);
  print(`| that nobody is left, from the last on · from the first | ${ends.map(ms).join(' · ')} |`);
  if ((last ?? 0) > SLOWER_MAX * (first ?? 0)) broken.push('the last are told more slowly');
  const statement = tellings[Math.floor(chunks.length / 2)]?.statement;
  if (!statement) throw new Error('nobody was told');
  const tables = [...BIG_TABLES, 'bulletin_person', 'letter_preference', 'mail_trouble'];
  broken.push(...(await badPlans(postgres.url, [statement], [], tables)));
}

/** The portal as it is: the job, the outbox, the letters. */
async function measureAll(): Promise<void> {
  const port = await freePort();
  const portal = await WholePortal.start(postgres.url, [], {
    nodeArgs: ['--import', join(import.meta.dirname, 'event-loop.ts')],
    env: {
      ...{ EVENT_LOOP_PORT: String(port), QUIET_HOURS: 'off' },
      ...{ SMTP_URL: mails.url, MAIL_FROM: 'portale@example.org' },
    },
  });
  const asked = async () => blocking.parse(await (await fetch(`http://127.0.0.1:${port}`)).json());
  try {
    await asked();
    await pause(REST_MS);
    const atRest = await asked();
    await insertAssembly('crash-word-0-2');
    await ask(postgres.url, `select graphile_worker.add_job('${TELLING.name}', '{}')`);
    const start = performance.now();
    await until(async () => (await ask(postgres.url, UNTOLD)).length === 0);
    const told = { ...(await asked()), seconds: (performance.now() - start) / 1000 };
    await until(async () => mails.lettersWith('crash-word-0-2') === MEMBERS);
    const sent = { ...(await asked()), seconds: (performance.now() - start) / 1000 };
    print(`| told, beside outbox and letters | ${(MEMBERS / told.seconds).toFixed(0)} a second |`);
    print(`| letters at the mail server | ${(MEMBERS / sent.seconds).toFixed(0)} a second |`);
    for (const kind of ['computedMs', 'blockedMs'] as const) {
      const row = [atRest, told, sent].map((part) => ms(part[kind])).join(' · ');
      print(`| ${ROWS[kind]} at rest · until told · until sent | ${row} |`);
    }
    const longest = Math.max(told.computedMs, sent.computedMs);
    if (longest > COMPUTED_MS_MAX)
      broken.push(`the portal computed for ${ms(longest)} at a stretch`);
  } finally {
    await portal.stop();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_EVERY_MS);
}
