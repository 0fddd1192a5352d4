/**
 * What the seals prove (specification §30): a row changed by the owner of the database is named, and
 * so is a chain written again, by a copy of its seals.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { seal } from './support/background.ts';
import { faultsOf, sealFaultsOf } from './support/books-check.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** As the owner of the database can, with every trigger asleep. */
async function behindItsBack(statement: string): Promise<void> {
  const { pool } = portal().deps.database;
  await pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
}

const published = async () => (await portal().visitor().get('/public/seals')).json;

async function transferIds(): Promise<number[]> {
  const { rows } = await portal().deps.database.pool.query<{ id: number }>(
    'select id from transfer order by id',
  );
  return rows.map(({ id }) => id);
}

/** Three days with two confirmed exchanges each, sealed. */
beforeEach(async () => {
  for (let day = 0; day < 3; day += 1) {
    const anna = await portal().signIn('anna');
    for (const note of ['Spesa', 'Orto']) {
      const id = await recordForAnna(portal(), { note });
      await anna.patch(`/users/transactions/${id}/approve`);
    }
    await seal(portal().deps);
    portal().passMinutes(24 * 60);
  }
});

it('finds nothing where nobody was at the books, also with rows after the last seal', async () => {
  const id = await recordForAnna(portal());
  await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
  expect(await sealFaultsOf(portal(), await published())).toEqual([]);
});

describe('names the day and the row', () => {
  const changed = (day: string, found = 2) =>
    `seal of ${day}: the rows are not those that were sealed (2 sealed, ${found} found)`;

  it.each([
    ['who booked it', 'update transfer set posted_by = to_person_id where id = $1'],
    ['when', `update transfer set posted_at = posted_at + interval '1 microsecond' where id = $1`],
    [
      'the note',
      `update exchange set note = 'Altro' where id = (select exchange_id from transfer where id = $1)`,
    ],
    [
      'the day of the service',
      `update exchange set performed_on = '2026-11-01' where id = (select exchange_id from transfer where id = $1)`,
    ],
    [
      'both people, so that every figure of the books adds up',
      `update exchange set creditor_id = debtor_id, debtor_id = creditor_id where id = (select exchange_id from transfer where id = $1)`,
    ],
  ])('%s was changed', async (_, statement) => {
    const id = (await transferIds())[2] ?? 0;
    await behindItsBack(statement.replace('$1', String(id)));
    expect(await sealFaultsOf(portal())).toEqual([
      changed('2026-11-20'),
      `seal of 2026-11-20: transfer ${id} was changed`,
    ]);
  });

  it('an exchange that is gone with its row, and one that was put in later', async () => {
    const [first = 0, , third = 0] = await transferIds();
    await behindItsBack(`delete from transfer where id = ${first}`);
    const removed = [changed('2026-11-19', 1), `seal of 2026-11-19: transfer ${first} was removed`];
    expect(await sealFaultsOf(portal())).toEqual(removed);
    // Between the numbers in use there are some that were drawn and never used.
    await behindItsBack(
      `insert into transfer overriding system value
       select id - 1, exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
              minutes, to_balance_minutes, from_balance_minutes, posted_at, posted_by
       from transfer where id = ${third}`,
    );
    expect(await sealFaultsOf(portal())).toEqual([
      ...removed,
      changed('2026-11-20', 3),
      `seal of 2026-11-20: transfer ${third - 1} was added`,
    ]);
  });

  it('a seal that is gone: the next one does not follow, and has too few rows', async () => {
    await behindItsBack(`delete from seal where day = '2026-11-20'`);
    const [first] = await sealFaultsOf(portal());
    expect(first).toBe('seal of 2026-11-21: it does not follow the seal before it');
  });
});

describe('rows and seals written again by the owner', () => {
  /** Changes the oldest row, and makes every seal again so that all fit. */
  async function forge() {
    const [first] = await transferIds();
    await behindItsBack(`update transfer set posted_by = to_person_id where id = ${first}`);
    await behindItsBack('delete from seal');
    portal().passMinutes(-3 * 24 * 60);
    for (let day = 0; day < 3; day += 1) {
      await seal(portal().deps);
      portal().passMinutes(24 * 60);
    }
  }

  it('fit each other and every law, and not the copies', async () => {
    const copies = await published();
    await forge();
    expect(await faultsOf(portal())).toEqual([]);
    expect(await sealFaultsOf(portal())).toEqual([]);
    const later = { day: '2026-12-24', hash: 'ab'.repeat(32) };
    expect(await sealFaultsOf(portal(), [...copies, later])).toEqual([
      'seal of 2026-11-19: another one was published',
      'seal of 2026-11-20: another one was published',
      'seal of 2026-11-21: another one was published',
      'seal of 2026-12-24: published, and not in the database',
    ]);
  });

  it('are found by npm run books:check with a file of seals, as saved or out of a letter', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seals-'));
    const copies = await published();
    const [asList, asText, empty] = ['seals.json', 'letter.txt', 'empty.txt'].map((name) =>
      join(folder, name),
    );
    await writeFile(asList ?? '', JSON.stringify(copies));
    await writeFile(asText ?? '', copies.map(({ day, hash }) => `- ${day}: ${hash}\n`).join(''));
    await writeFile(empty ?? '', 'Ciao!');
    const code = copies[0]?.code;
    expect(await check('--seals', asList ?? '')).toEqual({
      said: `The books are right.\nSealed until 2026-11-21: ${code}.\n`,
      code: 0,
    });
    await forge();
    for (const file of [asList, asText]) {
      const { said, code: ended } = await check('--seals', file ?? '');
      expect(said.split('\n')[0]).toBe('seal of 2026-11-19: another one was published');
      expect(ended).toBe(1);
    }
    expect((await check('--seals', empty ?? '')).code).toBe(2);
    expect((await check()).code).toBe(0);
    await rm(folder, { recursive: true });
  });

  async function check(...args: string[]) {
    const run = spawn('node_modules/.bin/node', ['server/command.ts', 'books', 'check', ...args], {
      env: { ...process.env, DATABASE_URL: portal().deps.database.url },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
    return { said, code };
  }
});
