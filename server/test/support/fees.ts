/** Fees and policies, as stories need them: written straight into the database. */
import { insertRow, type Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { openRegister } from './rooms.ts';
import { type BankKey, NOW } from './world.ts';

const YEAR = 2026;

/** A bank asks for 15 euro this year, 8 of who pays less, by the end of March. */
export async function openFees(portal: TestPortal, bank: BankKey): Promise<void> {
  await openRegister(portal, bank);
  const { pool } = portal.deps.database;
  const bankId = portal.world.bank[bank];
  await pool.query(
    `insert into fee_year (bank_id, year, due_on) values ($1, $2, '2026-03-31')
     on conflict do nothing`,
    [bankId, YEAR],
  );
  await pool.query(
    `insert into fee_amount (bank_id, year, fee_group, cents, words)
     values ($1, $2, 'ordinary', 1500, ''), ($1, $2, 'reduced', 800, 'Sotto i 26 anni')
     on conflict do nothing`,
    [bankId, YEAR],
  );
}

/** The one letter of this year has gone. */
export async function remindedOfFees(portal: TestPortal, bank: BankKey): Promise<void> {
  await openFees(portal, bank);
  const { deps, world } = portal;
  await deps.database.pool.query(
    'update fee_year set reminded_at = $2, reminded_by = $3 where bank_id = $1',
    [world.bank[bank], NOW, world.person.giulia],
  );
}

/** A policy of a bank for this year. */
export async function insertPolicy(
  portal: TestPortal,
  bank: BankKey,
  otherwise: { from_day?: string; to_day?: string; covers?: 'all' | 'some' } = {},
): Promise<Made> {
  const bankId = portal.world.bank[bank];
  const { from_day = '2026-01-01', to_day = '2026-12-31', covers = 'all' } = otherwise;
  const id = await insertRow(
    portal,
    `insert into policy (bank_id, insurer, number, from_day, to_day, covers, made_by, made_at)
     values ($1, 'Assicura', '123/45', $2, $3, $4, $5, $6) returning id`,
    [bankId, from_day, to_day, covers, portal.world.person.giulia, NOW],
  );
  return { id, bankId };
}
