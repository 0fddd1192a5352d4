/** The database of the bench: PostgreSQL as the portal brings it, filled as `fill.sql` says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { checkBooks } from '#server/modules/hours/ledger/sql.ts';
import { createClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrations.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { exchangesOfBigBank, membersOfOtherBanks, type Sizes, USUAL_SIZES } from './sizes.ts';

export const BENCH_PASSWORD = 'Tempo-2019!';
const MIGRATIONS = join(import.meta.dirname, '../server/migrations');

/** Fills the database and has it counted. */
export async function fill(url: string, sizes: Partial<Sizes> = {}): Promise<void> {
  const asked = { ...USUAL_SIZES, ...sizes };
  await migrate(url, MIGRATIONS);
  const script = await readFile(join(import.meta.dirname, 'fill.sql'), 'utf8');
  const today = createClock('Europe/Rome').today();
  const hash = await hashPassword(BENCH_PASSWORD);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Only so that filling takes less time; the figures are taken with everything safe on disk.
    await configure(client, `max_wal_size = '8GB'`, 'fsync = off', 'full_page_writes = off');
    await client.query(
      script
        .replaceAll(':today', client.escapeLiteral(today))
        .replaceAll(':hash', client.escapeLiteral(hash))
        .replaceAll(':exchanges', String(asked.exchanges))
        .replaceAll(':bigExchanges', String(exchangesOfBigBank(asked)))
        .replaceAll(':members', String(asked.members))
        .replaceAll(':others', String(membersOfOtherBanks(asked)))
        .replaceAll(':banks', String(asked.banks)),
    );
    await client.query('vacuum analyze');
    await configure(client, 'fsync = on', 'full_page_writes = on');
    await client.query('checkpoint');
    // The first one came too soon after the commit for some tables: their indexes could not be read alone.
    await client.query('vacuum');
  } finally {
    await client.end();
  }
}

async function configure(client: pg.Client, ...settings: string[]): Promise<void> {
  for (const setting of settings) await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
}

/** The rows of a question, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  question: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** @throws when the books are not right (law L8), or a row does not carry the balance it left. */
export async function assertBooksAreRight(database: Database): Promise<void> {
  const books = await database.first(checkBooks, {});
  const { rows } = await database.pool.query<{ off: number }>(
    `select count(*) as off from account
     join lateral (
       (select to_balance_minutes as balance, id from transfer
        where (to_person_id, to_bank_id) = (person_id, bank_id) order by id desc limit 1)
       union all
       (select from_balance_minutes, id from transfer
        where (from_person_id, from_bank_id) = (person_id, bank_id) order by id desc limit 1)
       order by id desc limit 1
     ) last on true
     where last.balance <> account.balance_minutes`,
  );
  const off = [books?.sum_of_balances, books?.accounts_off, rows[0]?.off];
  if (off.some((figure) => figure !== 0)) throw new Error(`the books are off: ${off}`);
}
