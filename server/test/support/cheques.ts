/** Cheques, as stories need them: a booklet, a code, what the desk types. */
import { codeOfCheque } from './cheque-codes.ts';
import type { Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { NOW, TODAY, type Who } from './world.ts';

/** A booklet with one blank cheque, both with the same id. */
export async function insertCheque(
  { deps }: TestPortal,
  { id: personId, bankId }: Made,
): Promise<Made> {
  const { rows } = await deps.database.pool.query<{ id: number }>(
    `insert into cheque_book (bank_id, person_id, first_serial, cheques, issued_at, issued_by)
     values ($1, $2, 1, 10, $3, $2) returning id`,
    [bankId, personId, NOW],
  );
  const id = rows[0]?.id ?? 0;
  await deps.database.pool.query(
    `insert into cheque (book_id, bank_id, serial, code) values ($1, $2, $3, $4)`,
    [id, bankId, 1_000_000 + id, codeOfCheque(id)],
  );
  return { id, bankId };
}

/** Their desk gives somebody a booklet. @returns its codes, in the order of their numbers */
export async function bookletOf(
  portal: TestPortal,
  who: Who,
  desk: Who = 'giulia',
): Promise<{ id: number; codes: string[] }> {
  const admin = await portal.signIn(desk);
  const form = { personId: portal.world.person[who], count: 10 as const };
  const { json } = await admin.post('/admin/cheque-books', form);
  return { id: json.id, codes: json.cheques.map(({ code }) => code) };
}

/** One blank cheque of somebody. @returns its code */
export async function chequeOf(portal: TestPortal, who: Who, desk?: Who): Promise<string> {
  const [code = ''] = (await bookletOf(portal, who, desk)).codes;
  return code;
}

/** What the desk of Bergamo types from the paper: Marco gave an hour and a half today. */
export function chequeForm({ world }: TestPortal, changes: Record<string, unknown> = {}) {
  return {
    userFrom: world.person.marco,
    activity: world.activity,
    dateOfTransaction: TODAY,
    quantityOfHours: 1.5,
    ...changes,
  };
}
