/** A database that deadlocks, goes mute or is cut off: callers hear something true, and soon. */
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type DatabaseLine, layDatabaseLine } from './support/database-line.ts';
import { recordForAnna } from './support/exchanges.ts';
import { openPortal, portalForStories } from './support/portal.ts';
import { connectTo } from './support/story-databases.ts';

const portal = portalForStories();

/** Somebody else at the database, who waits for as long as it takes. */
async function stranger() {
  const client = new pg.Client({ connectionString: portal().deps.database.url });
  await client.connect();
  await client.query(`set deadlock_timeout = '1h'`);
  await client.query('begin');
  const lock = (personId: number) =>
    client.query('select from account where person_id = $1 for update', [personId]);
  return { client, lock };
}

/** Until somebody waits for a lock in this database. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await portal().rows(waiting))[0]?.waiting).toBe(1);
}

describe('a deadlock', () => {
  it('stays invisible: the confirmation runs again and succeeds', async () => {
    const id = await recordForAnna(portal());
    const anna = await portal().signIn('anna');
    const { person } = portal().world;
    // Accounts are locked in the order of people: the stranger takes the later one first.
    const [first, later] = [person.marco, person.anna].sort((a, b) => a - b);
    const { client, lock } = await stranger();
    await lock(later ?? 0);
    const confirmed = anna.patch(`/users/transactions/${id}/approve`);
    await somebodyWaits();
    // Now each waits for the other, and PostgreSQL ends the confirmation, which noticed first.
    await lock(first ?? 0);
    await client.query('commit');
    await client.end();
    expect((await confirmed).status).toBe(200);
    expect((await anna.patch(`/users/transactions/${id}/approve`)).status).toBe(409);
  });

  it('is repeated a few times only, then the caller gets the error', async () => {
    const { database } = portal().deps;
    let tries = 0;
    const hopeless = database.transaction(async () => {
      tries += 1;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    await expect(hopeless).rejects.toMatchObject({ code: '40P01' });
    expect(tries).toBe(3);
  });

  it('alone is repeated: what failed for another reason, and may have been done, is not', async () => {
    const { database } = portal().deps;
    for (const code of ['23505', '08006', '57014']) {
      let tries = 0;
      const failing = database.transaction(async () => {
        tries += 1;
        throw Object.assign(new Error('no'), { code });
      });
      await expect(failing).rejects.toMatchObject({ code });
      expect(tries).toBe(1);
    }
  });
});

describe('time limits', () => {
  it('apply to statements, and to transactions in which nothing happens', async () => {
    const { rows } = await portal().deps.database.pool.query(
      `select current_setting('statement_timeout') as statement,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: '30s', idle: '1min' }]);
  });
});

describe('a line to the database', () => {
  let line: DatabaseLine;
  let close = async () => {};
  afterEach(async () => {
    line.speak();
    await close();
    await line.close();
  });

  async function openBehindLine() {
    const opened = await openPortal({}, async (url) => {
      line = await layDatabaseLine(url);
      return connectTo(line.url);
    });
    close = opened.close;
    return opened.portal;
  }

  it('that went mute: the health says so within two seconds or so', async () => {
    const visitor = (await openBehindLine()).visitor();
    expect((await visitor.get('/health')).status).toBe(200);
    line.goMute();
    const before = performance.now();
    const { status, json, headers } = await visitor.get('/health');
    expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(performance.now() - before).toBeLessThan(4_000);
    line.speak();
    expect((await visitor.get('/health')).status).toBe(200);
  });

  it('that is cut: a call in hand hears 503, and the next one works', async () => {
    const behind = await openBehindLine();
    const marco = await behind.signIn('marco');
    line.goMute();
    const asked = marco.get('/users/transactions');
    await line.carried('accounts.findSessionHolder');
    line.cut();
    line.speak();
    const { status, json, headers } = await asked;
    expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect((await marco.get('/users/transactions')).status).toBe(200);
  });
});
