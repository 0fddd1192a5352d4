/**
 * The nightly check of the books (specification §31): once a day, by one process, kept with its result;
 * faults are told to the administrators of the portal once a day.
 */
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { seal } from './support/background.ts';
import { checkTonight } from './support/books-nightly.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const portal = portalForEachStory();

/** The portal with two administrators, one of whom has no account yet. */
function depsWith(settings: Partial<Deps['config']> = {}): Deps {
  const { deps } = portal();
  const portalAdminEmails = [emailOf('lukas'), 'nuova@example.com'];
  return { ...deps, config: { ...deps.config, portalAdminEmails, ...settings } };
}

async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  return (await portal().deps.database.pool.query<Row>(statement)).rows;
}

const checks = () => ask<{ day: string; faults: number }>('select day, faults from books_check');
const letters = () =>
  ask<{ recipient: string; subject: string; text: string }>(
    `select recipient, subject, text_body as text from kept_mail
     where subject like '%conti%' or subject like '%Bücher%' order by id`,
  );

/** As the owner of the database can, with every trigger asleep. */
async function behindItsBack(statement: string): Promise<void> {
  await ask(`begin; set local session_replication_role = replica; ${statement}; commit`);
}

/** Gives hours out of nothing to those of a condition. */
const spoilTheBooks = (who = `person_id = ${portal().world.person.anna}`) =>
  behindItsBack(
    `update account set balance_minutes = balance_minutes + 60, given_minutes = given_minutes + 60
     where ${who}`,
  );

/** Locks a table, so that the check waits for it, until the story ends that. */
async function lockTable(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client(portal().deps.database.url);
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}

beforeEach(async () => {
  const id = await recordForAnna(portal());
  await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
});

it('is made once a day, and right books are told to nobody', async () => {
  await checkTonight(depsWith());
  expect(await checks()).toEqual([{ day: '2026-11-20', faults: 0 }]);
  // A check of before stands: this day is not checked again, not even read.
  await spoilTheBooks();
  const unlock = await lockTable('account');
  await checkTonight(depsWith());
  await unlock();
  expect(await checks()).toEqual([{ day: '2026-11-20', faults: 0 }]);
  expect(await letters()).toEqual([]);
});

describe('faults', () => {
  it('are told once a day, to each administrator in their language, with the first ones', async () => {
    await spoilTheBooks();
    await checkTonight(depsWith());
    await checkTonight(depsWith());
    expect(await checks()).toEqual([{ day: '2026-11-20', faults: 3 }]);
    const told = await letters();
    expect(told.map(({ recipient, subject }) => `${recipient}: ${subject}`).sort()).toEqual([
      'lukas@example.org: Die Prüfung der Bücher hat einen Fehler gefunden (Banca del Tempo)',
      'nuova@example.com: Il controllo dei conti ha trovato un errore (Banca del Tempo)',
    ]);
    for (const { text } of told) {
      expect(text).toContain('all balances together are 60 minutes, not 0');
      expect(text).toContain(`account of person ${portal().world.person.anna} in bank`);
      expect(text).not.toContain(emailOf('anna'));
    }

    portal().passMinutes(24 * 60);
    await checkTonight(depsWith());
    expect(await checks()).toHaveLength(2);
    expect(await letters()).toHaveLength(4);
  });

  it('are quoted up to five of them', async () => {
    await spoilTheBooks('true');
    await checkTonight(depsWith());
    const [check] = await checks();
    expect(check?.faults).toBeGreaterThan(5);
    const [letter] = await letters();
    expect(letter?.text.match(/account of person|all balances together/g)).toHaveLength(5);
  });

  it('are found in sealed rows, although every figure adds up', async () => {
    await seal(portal().deps);
    await behindItsBack('update transfer set posted_by = to_person_id');
    await checkTonight(depsWith());
    const [letter] = await letters();
    expect(letter?.text).toMatch(/seal of [\d-]+: transfer \d+ was changed/);
  });

  it('wait for the morning', async () => {
    await spoilTheBooks();
    await checkTonight(depsWith({ quietHours: { from: 0, to: 23 } }));
    expect(await checks()).toEqual([{ day: '2026-11-20', faults: 3 }]);
    expect(await letters()).toEqual([]);
    const [{ waiting } = { waiting: 0 }] = await ask<{ waiting: number }>(
      `select count(*) as waiting from graphile_worker.jobs
       where task_identifier = 'books.letter' and run_at > now()`,
    );
    expect(waiting).toBe(2);
  });
});

describe('while it runs', () => {
  const waiting = async () => {
    const rows = await ask(
      `select 1 from pg_stat_activity where datname = current_database()
       and wait_event_type = 'Lock' and query like '%balance_minutes%'`,
    );
    return rows.length;
  };

  it('no other process checks', async () => {
    const unlock = await lockTable('account');
    const first = checkTonight(depsWith());
    await expect.poll(waiting).toBe(1);
    // The second one comes back at once, although the first still waits.
    await checkTonight(depsWith());
    expect(await checks()).toEqual([]);
    await unlock();
    await first;
    expect(await checks()).toEqual([{ day: '2026-11-20', faults: 0 }]);
  });

  it('a portal that ends cuts it off, and the next one makes it', async () => {
    const unlock = await lockTable('account');
    const ending = new AbortController();
    const cut = checkTonight(depsWith(), ending.signal);
    await expect.poll(waiting).toBe(1);
    ending.abort();
    await cut;
    await expect.poll(waiting).toBe(0);
    expect(await checks()).toEqual([]);
    await unlock();
    await checkTonight(depsWith());
    expect(await checks()).toEqual([{ day: '2026-11-20', faults: 0 }]);
  });
});
