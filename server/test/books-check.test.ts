/**
 * The check of the books (laws L7, L8): books that came about by the portal are right; what somebody
 * changes behind its back, with the triggers switched off, is found and named.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#server/modules/hours/ledger/sql.ts';
import { faultsOf } from './support/books-check.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** As the owner of the database can, with every trigger asleep. */
async function behindItsBack(statement: string): Promise<void> {
  const { pool } = portal().deps.database;
  await pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
}

const ids = async (statement: string): Promise<number[]> => {
  const { rows } = await portal().deps.database.pool.query<{ id: number }>(statement);
  return rows.map(({ id }) => id);
};

const accountOf = (who: 'marco' | 'anna') =>
  `account of person ${portal().world.person[who]} in bank ${portal().world.bank.bergamo}`;

/** Three exchanges of an hour, two and three, confirmed; the second reversed, one more waits. */
let exchanges: number[];
beforeEach(async () => {
  exchanges = [];
  for (const hours of [1, 2, 3]) exchanges.push(await recordForAnna(portal(), { hours }));
  const anna = await portal().signIn('anna');
  for (const id of exchanges) await anna.patch(`/users/transactions/${id}/approve`);
  const marco = await portal().signIn('marco');
  await marco.patch(`/users/transactions/${exchanges[1]}/reject-confirmed`);
  await recordForAnna(portal(), { hours: 4 });
  await marco.post('/users/gifts', {
    toPerson: portal().world.person.anna,
    hours: 0.5,
    note: 'Grazie',
  });
});

it('finds nothing where everything came about by the portal', async () => {
  expect(await faultsOf(portal())).toEqual([]);
});

describe('behind the back of the portal', () => {
  it('a changed balance', async () => {
    const { marco } = portal().world.person;
    await behindItsBack(
      `update account set balance_minutes = balance_minutes + 60, given_minutes = given_minutes + 60
       where person_id = ${marco}`,
    );
    expect(await faultsOf(portal())).toEqual([
      'all balances together are 60 minutes, not 0',
      `${accountOf('marco')}: balance stored 270 minutes, by its rows 210`,
      `${accountOf('marco')}: given stored 300 minutes, by its rows 240`,
    ]);
    // The figure that every other story asks says no as well.
    const figure = await portal().deps.database.first(checkBooks, {});
    expect(figure).toEqual({ sum_of_balances: 60, accounts_off: 1 });
  });

  it('a changed row: its two accounts, the first row where the chain breaks, and its exchange', async () => {
    const [first] = await ids('select id from transfer order by id');
    await behindItsBack(`update transfer set minutes = 90 where id = ${first}`);
    expect(await faultsOf(portal())).toEqual([
      `${accountOf('marco')}: balance stored 210 minutes, by its rows 240`,
      `${accountOf('marco')}: given stored 240 minutes, by its rows 270`,
      `${accountOf('anna')}: balance stored -210 minutes, by its rows -240`,
      `${accountOf('anna')}: received stored 240 minutes, by its rows 270`,
      `${accountOf('marco')}: transfer ${first} says a balance of 60 minutes, by the rows before 90`,
      `${accountOf('anna')}: transfer ${first} says a balance of -60 minutes, by the rows before -90`,
      `transfer ${first}: not what exchange ${exchanges[0]} says`,
    ]);
  });

  it('a changed balance within a row', async () => {
    const [, second] = await ids('select id from transfer order by id');
    await behindItsBack(`update transfer set to_balance_minutes = 0 where id = ${second}`);
    expect(await faultsOf(portal())).toEqual([
      `${accountOf('marco')}: transfer ${second} says a balance of 0 minutes, by the rows before 180`,
    ]);
  });

  it('a row that is gone', async () => {
    const [first, second] = await ids('select id from transfer order by id');
    await behindItsBack(`delete from transfer where id = ${first}`);
    const faults = await faultsOf(portal());
    expect(faults).toContain(
      `${accountOf('marco')}: transfer ${second} says a balance of 180 minutes, by the rows before 120`,
    );
    expect(faults).toContain(
      `exchange ${exchanges[0]}: confirmed, and booked 0 times, returned 0 times`,
    );
  });

  it.each([
    ['cancelled', 0, 'booked 1 times, returned 0 times'],
    ['pending', 0, 'booked 1 times, returned 0 times'],
    ['confirmed', 1, 'booked 1 times, returned 1 times'],
  ])('an exchange made %s', async (state, index, booked) => {
    const id = exchanges[index];
    const at = state === 'pending' ? 'null' : 'created_at';
    await behindItsBack(
      `update exchange set state = '${state}', decided_at = ${at}, reversed_at = null where id = ${id}`,
    );
    expect(await faultsOf(portal())).toEqual([`exchange ${id}: ${state}, and ${booked}`]);
  });

  it('hours that went to somebody else', async () => {
    const [, second] = await ids('select id from transfer order by id');
    const { marco, giulia } = portal().world.person;
    await behindItsBack(
      `update transfer set to_person_id = ${giulia} where id = ${second} and to_person_id = ${marco}`,
    );
    const faults = await faultsOf(portal());
    expect(faults).toContain(`transfer ${second}: not what exchange ${exchanges[1]} says`);
    expect(faults).toContain(`${accountOf('marco')}: balance stored 210 minutes, by its rows 90`);
  });
});

describe('npm run books:check', () => {
  async function run() {
    const check = spawn('node_modules/.bin/node', ['server/command.ts', 'books', 'check'], {
      env: { ...process.env, DATABASE_URL: portal().deps.database.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said, [code]] = await Promise.all([text(check.stdout), once(check, 'exit')]);
    return { said, code };
  }

  it('ends on 0 and says so when the books are right, else on 1 with a line each', async () => {
    expect(await run()).toEqual({ said: 'The books are right.\n', code: 0 });
    await behindItsBack(`update exchange set state = 'cancelled' where id = ${exchanges[0]}`);
    expect(await run()).toEqual({
      said: `exchange ${exchanges[0]}: cancelled, and booked 1 times, returned 0 times\nFaults in the books: 1.\n`,
      code: 1,
    });
  });
});
