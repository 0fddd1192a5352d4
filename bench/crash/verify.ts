/** Afterwards: is everything that was acknowledged there, once, as it was said, and was everybody told? */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Load, Noted, World } from './load.ts';
import type { MailSink } from './mails.ts';
import type { PortalUnderTest } from './portal.ts';

export interface Verdict {
  exchanges: number;
  batches: number;
  lost: string[];
  doubled: string[];
  /** In another state than was acknowledged. */
  otherwise: string[];
  batchesOff: string[];
  mailsMissing: string[];
  mailsTwice: number;
  books: string;
}

/** So long may nothing change while something is left to do. */
const SETTLE_MS = 60_000;
const LOOK_EVERY_MS = 500;
/** What each of the two people may be told of one exchange. */
const LETTERS_MAX = 2;

/** Waits until nothing is left to do, then compares the portal with what callers noted. */
export async function verify(
  portal: PortalUnderTest,
  mails: MailSink,
  world: World,
  load: Load,
): Promise<Verdict> {
  const client = new pg.Client({ connectionString: await portal.databaseUrl() });
  await client.connect();
  try {
    await settle(client);
    const { rows } = await client.query<{ note: string; states: string[] }>(
      `select note, array_agg(state) as states from exchange where note like 'crash-one-%' group by note`,
    );
    const found = new Map(rows.map(({ note, states }) => [note, states]));
    const noted = load.exchanges.filter(({ state }) => state !== 'refused');
    const missing = noted.filter(({ mark }) => !found.has(mark));
    const others = noted.filter(({ mark, state }) => !(found.get(mark) ?? [state]).includes(state));
    return {
      exchanges: noted.length,
      batches: load.batches.length,
      lost: missing.map(({ mark }) => mark),
      doubled: rows.filter(({ states }) => states.length > 1).map(({ note }) => note),
      otherwise: others.map(({ mark, state }) => `${mark}: ${state}, is ${found.get(mark)}`),
      batchesOff: await batchesOff(client, load),
      mailsMissing: [
        ...noted.flatMap((one) => untold(one, mails)),
        ...load.batches
          .map(({ mark }) => `${world.admin.email} ${mark}`)
          .filter((key) => !mails.arrived.has(key)),
      ],
      mailsTwice: [...mails.arrived].filter(
        ([key, times]) => key.includes('crash-one-') && times > LETTERS_MAX,
      ).length,
      books: await checkBooks(portal),
    };
  } finally {
    await client.end();
  }
}

/** Until every batch is finished, the outbox empty, and every letter sent. @throws when nothing gets less any more */
async function settle(client: pg.Client): Promise<void> {
  let left = '';
  for (let until = performance.now() + SETTLE_MS; performance.now() < until; ) {
    const { rows } = await client.query<{ left: string }>(
      `select concat_ws(', ',
         (select nullif(count(*), 0) || ' batches' from exchange_batch where finished_at is null),
         (select nullif(count(*), 0) || ' events' from outbox),
         (select nullif(count(*), 0) || ' mails' from graphile_worker.jobs
          where task_identifier = 'mail.deliver')) as left`,
    );
    const leftNow = rows[0]?.left ?? '';
    if (leftNow === '') return;
    if (leftNow !== left) until = performance.now() + SETTLE_MS;
    left = leftNow;
    // A letter that failed while the mail server was mute waits for its next try.
    await client.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
         where task_identifier = 'mail.deliver' and locked_at is null and run_at > now()),
         run_at => now())`,
    );
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`still left to do: ${left}`);
}

/** Batches that are not there exactly once, or whose people are not each recorded or refused once. */
async function batchesOff(client: pg.Client, { batches }: Load): Promise<string[]> {
  const { rows } = await client.query<{ mark: string; off: string }>(
    `select mark, concat_ws('/', batches, items, outcomes, made) as off
     from unnest($1::text[], $2::int[]) as noted (mark, people)
     cross join lateral (
       select count(distinct batch.id) as batches, count(item.position) as items,
              count(coalesce(item.exchange_id::text, item.refusal)) as outcomes,
              count(item.exchange_id) as recorded
       from exchange_batch batch left join exchange_batch_item item on item.batch_id = batch.id
       where batch.note = mark
     ) found
     cross join lateral (select count(*) as made from exchange where note = mark) exchanges
     where batches <> 1 or items <> people or outcomes <> people or made <> recorded`,
    [batches.map(({ mark }) => mark), batches.map(({ people }) => people)],
  );
  return rows.map(({ mark, off }) => `${mark}: ${off}`);
}

/** Whom the last thing that happened to an exchange was to be told, and was not (law L11). */
function untold({ mark, state, creditor, debtor }: Noted, { arrived }: MailSink): string[] {
  const told = { pending: [debtor], confirmed: [creditor], cancelled: [creditor], refused: [] };
  const readers = state === 'reversed' ? [creditor, debtor] : told[state];
  return readers.map(({ email }) => `${email} ${mark}`).filter((key) => !arrived.has(key));
}

/** The last line but one of `npm run books:check`, beside the portal that works. */
async function checkBooks({ env }: PortalUnderTest): Promise<string> {
  const check = spawn(process.execPath, ['server/command.ts', 'books', 'check'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(check.stdout), once(check, 'exit')]);
  return said.trim().split('\n')[0] ?? '';
}
