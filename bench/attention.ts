/**
 * `node bench/attention.ts`: whom to call, the yearly page, and the first page of the desk, in a portal of 100,000 members:
 * in a bank of 10,000 and in one of ten, over HTTP beside the bare statements. Ends with 1 when a plan reads
 * a big table whole.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';
import { BENCH_PASSWORD, fill } from './database.ts';
import { measureCalls } from './measure.ts';
import { BIG_TABLES } from './plans.ts';
import type { MeasuredCall } from './recording.ts';
import { sizeOptions, sizesOf } from './sizes.ts';
import { WholePortal } from './whole-portal.ts';

/** Every hundredth member is new, every fiftieth rests; the board is that of its own bench. */
const MEMBERS_AS_THEY_ARE = [
  `update membership set decided_at = now() - interval '40 days' where person_id % 100 = 7`,
  `insert into rest (bank_id, person_id, reason, kind, until, made_by, made_at, made_on)
   select bank_id, person_id, 'quiet', 'spoke', current_date + 40, person_id, now(), current_date
   from membership where person_id % 50 = 3`,
  'vacuum analyze',
];

/** Over, so that all of it counts. */
const LAST_YEAR = new Date().getFullYear() - 1;

const print = (line = '') => process.stdout.write(`${line}\n`);
const broken: string[] = [];

const { values } = parseArgs({ options: sizeOptions });
const postgres = await startTemporaryPostgres();
try {
  await fill(postgres.url, sizesOf(values));
  await fillMore(postgres.url);
  const portal = await WholePortal.start(postgres.url);
  try {
    const callsOf = async (admin: number): Promise<MeasuredCall[]> => {
      const token = await portal.signIn(`p${admin}@example.org`, BENCH_PASSWORD);
      return [
        { name: 'whom to call', method: 'GET', path: '/admin/attention', token },
        {
          name: 'a newcomer’s pairs',
          method: 'GET',
          path: `/admin/attention/${admin + 6}/pairs`,
          token,
        },
        { name: 'the yearly page', method: 'GET', path: `/admin/reports/${LAST_YEAR}`, token },
        { name: 'figures of the desk', method: 'GET', path: '/admin/banks/figures', token },
      ];
    };
    const many = { callers: 32, seconds: 3 };
    const course = { portal, databaseUrl: postgres.url, many, print, broken };
    const tables = [...BIG_TABLES, 'notice'];
    await measureCalls(course, await callsOf(1), await callsOf(10_001), tables);
  } finally {
    await portal.stop();
  }
} finally {
  await postgres.stop();
}
for (const complaint of broken) print(`✗ ${complaint}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function fillMore(url: string): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'board.sql'), 'utf8');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of [...script.split(/;\n/), ...MEMBERS_AS_THEY_ARE]) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}
