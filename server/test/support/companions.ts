/** Companions of newcomers, as stories need them. */
import type { TestPortal } from './portal.ts';
import { type BankKey, TODAY, type Who } from './world.ts';

/** Somebody says that they gladly accompany newcomers, without a call. */
export async function willing({ deps }: TestPortal, ...personIds: number[]): Promise<void> {
  const text = 'update person set welcomes = true where id = any($1)';
  await deps.database.pool.query(text, [personIds]);
}

/** Giulia's desk names who accompanies a newcomer of Bergamo. @returns the call's answer */
export async function accompany(portal: TestPortal, newcomerId: number, companionId: number) {
  const giulia = await portal.signIn('giulia');
  return giulia.post(`/admin/banks/users/${newcomerId}/companion`, { companionId });
}

interface Done {
  /** `yyyy-MM-dd`. */
  day?: string;
  minutes?: number;
  kind?: 'service' | 'gift' | 'share' | 'opening' | 'settlement';
}

/** Hours that are confirmed now between two people of a bank: a service of today unless it is said. */
export async function service(
  portal: TestPortal,
  bank: BankKey,
  people: { giver: number; receiver: number },
  { day = TODAY, minutes = 60, kind = 'service' }: Done = {},
): Promise<void> {
  const { world, deps } = portal;
  await deps.database.pool.query(
    `with done as (
       insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                             performed_on, minutes, note, created_at, created_by, state, decided_at,
                             decided_by, kind)
       values ($1, $2, $3, $2, case when $7 = 'service' then $4::bigint end, $5, $6, 'Un’ora', $8, $1,
               'confirmed', $8, $3, $7)
       returning *)
     insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                           minutes, posted_at, posted_by)
     select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes, $8,
            decided_by
     from done`,
    [
      ...[people.giver, world.bank[bank], people.receiver, world.activity, day, minutes, kind],
      deps.clock.now(),
    ],
  );
}

/** The fund of a bank, which is no member of it. */
export async function fundIn({ world, deps }: TestPortal, bank: BankKey): Promise<number> {
  const text = 'select fund_person_id as id from bank where id = $1';
  const { rows } = await deps.database.pool.query<{ id: number }>(text, [world.bank[bank]]);
  const [found] = rows;
  if (!found) throw new Error(`${bank} has no fund`);
  return found.id;
}

/** What somebody reads of who accompanies them and whom they accompany. */
export async function companyFor(portal: TestPortal, who: Who) {
  const { json } = await (await portal.signIn(who)).get('/users/companion');
  return { companion: json.companion?.name, newcomers: json.newcomers.map(({ name }) => name) };
}
