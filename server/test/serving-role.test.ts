/** Law L7 against the portal itself: the role that serves does the work, and cannot unlock the books. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '#server/modules/hours/ledger/sql.ts';
import {
  createServingRole,
  grantServingRole,
  SERVING_ROLE,
} from '#server/platform/serving-role.ts';
import { deliverMails } from './support/background.ts';
import { openPortal } from './support/portal.ts';
import { connectTo } from './support/story-databases.ts';
import { TODAY } from './support/world.ts';

let opened: Awaited<ReturnType<typeof openPortal>>;

/** The address of a database for the role that serves, as the portal's own PostgreSQL gives it. */
async function asServingRole(ownerUrl: string): Promise<string> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const password = await createServingRole(owner);
  await owner.end();
  await grantServingRole(ownerUrl);
  const url = new URL(ownerUrl);
  url.username = SERVING_ROLE;
  url.password = password;
  return url.href;
}

beforeAll(async () => {
  opened = await openPortal({}, async (url) => connectTo(await asServingRole(url)));
});
afterAll(() => opened.close());

const sql = (text: string) => opened.portal.deps.database.pool.query(text);

describe('the role that serves', () => {
  it('records, confirms, reverses and has letters written', async () => {
    const { portal } = opened;
    const { bank, person, activity } = portal.world;
    const [marco, anna] = [await portal.signIn('marco'), await portal.signIn('anna')];
    const { json } = await marco.post('/users/transactions', {
      bankTo: bank.bergamo,
      userTo: person.anna,
      activity,
      dateOfTransaction: TODAY,
      quantityOfHours: 2,
      note: 'Orto',
    });
    for (const [caller, action] of [
      [anna, 'approve'],
      [marco, 'reject-confirmed'],
    ] as const) {
      expect((await caller.patch(`/users/transactions/${json.id}/${action}`)).status).toBe(200);
    }
    await deliverMails(portal.deps);
    const { rows } = await sql('select count(*)::int as mails from kept_mail');
    // Of what was taken back only the reversal is told, to both.
    expect(rows[0]?.mails).toBe(2);
    expect(await portal.deps.database.first(checkBooks, {})).toEqual({
      sum_of_balances: 0,
      accounts_off: 0,
    });
  });

  it.each([
    'alter table transfer disable trigger all',
    'set session_replication_role = replica',
    'drop trigger transfer_immutable on transfer',
    'alter function refuse_change() rename to no_change',
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    'alter table account drop constraint account_balance_is_given_less_received',
    'update transfer set minutes = 30',
    'delete from audit',
    'truncate exchange cascade',
    'delete from migration',
    'create table mine (id int)',
    'set role timebank',
    `create role helper superuser`,
    `copy bank to '/tmp/bank'`,
  ])('may not: %s', async (statement) => {
    // Insufficient privilege, for whatever the statement is about.
    await expect(sql(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
