/** A seal of so many rows that it takes minutes (specification §30): the first one of an old portal. */
import pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { Database } from '#server/platform/database.ts';
import { seal } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** Connections on which a statement may take two seconds: enough for any other one, on a busy machine too. */
class Impatient extends Database {
  constructor(url: string) {
    super(url, { connections: 3, patienceMs: 2_000, onError: () => {} });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

async function ask<Row extends object>(text: string): Promise<Row[]> {
  const { rows } = await portal().deps.database.pool.query<Row>(text);
  return rows;
}

const sealed = () => ask<{ day: string; rows: number }>('select day, rows from seal order by day');

/** No seal is written until it is called. A lock of a table would count as a transaction that writes. */
async function stopSealing(): Promise<() => Promise<void>> {
  await ask(
    `create function wait() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock(1); return new; end $$`,
  );
  await ask('create trigger waits before insert on seal for each row execute function wait()');
  const client = new pg.Client(portal().deps.database.url);
  await client.connect();
  await client.query('select pg_advisory_lock(1)');
  return () => client.end();
}

/** Whether the job writes a seal, and waits. */
async function isSealing(): Promise<boolean> {
  const rows = await ask(
    `select from pg_stat_activity where datname = current_database()
       and wait_event_type = 'Lock' and query like '%with told as%'`,
  );
  return rows.length > 0;
}

beforeEach(async () => {
  const id = await recordForAnna(portal());
  await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
});

it('is made, although no other statement may take so long', async () => {
  await using impatient = new Impatient(portal().deps.database.url);
  const goOn = await stopSealing();
  const sealing = seal({ ...portal().deps, database: impatient });
  await expect.poll(isSealing).toBe(true);
  await expect(impatient.pool.query('select pg_sleep(60)')).rejects.toThrow('statement timeout');
  await goOn();
  await sealing;
  expect(await sealed()).toEqual([{ day: '2026-11-19', rows: 1 }]);
});

it('is cut off by a portal that ends, and the next one makes it', async () => {
  const goOn = await stopSealing();
  const ending = new AbortController();
  const sealing = seal(portal().deps, ending.signal);
  await expect.poll(isSealing).toBe(true);
  ending.abort();
  await sealing;
  await goOn();
  expect(await sealed()).toEqual([]);
  await seal(portal().deps);
  expect(await sealed()).toEqual([{ day: '2026-11-19', rows: 1 }]);
});
