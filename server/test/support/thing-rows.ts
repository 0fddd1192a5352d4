/** Rows for things that stories need ready-made, written straight into the database. */
import type { TestPortal } from './portal.ts';
import type { Thing } from './right-calls.ts';
import { type BankKey, NOW } from './world.ts';

/** What was made; a person has an address. */
export type Made = Pick<Thing, 'id' | 'bankId'> & { email?: string };

async function insertRow(
  { deps }: TestPortal,
  statement: string,
  values: unknown[],
): Promise<number> {
  const { rows } = await deps.database.pool.query<{ id: number }>(statement, values);
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

/** Somebody of a bank: a member, somebody who asks to join, or somebody not verified. */
export async function insertPerson(
  portal: TestPortal,
  bank: BankKey,
  state: 'active' | 'requested' | 'unverified',
): Promise<Made> {
  const bankId = portal.world.bank[bank];
  const email = `${crypto.randomUUID()}@example.org`;
  const id = await insertRow(
    portal,
    `with made as (
       insert into person (email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                           chosen_bank_id, email_verified_at, created_at)
       values ($1, '', 'Nome', 'Cognome', '333', '1958-05-01', 'n', 'it', $2,
               case when $3 <> 'unverified' then $4::timestamptz end, $4)
       returning id
     ), joined as (
       insert into membership (person_id, bank_id, state, requested_at, decided_at)
       select id, $2, $3, $4, case when $3 = 'active' then $4::timestamptz end
       from made where $3 <> 'unverified'
     ), opened as (
       insert into account (person_id, bank_id) select id, $2 from made where $3 = 'active'
     )
     select id from made`,
    [email, bankId, state, NOW],
  );
  return { id, bankId, email };
}

/** A bank that nobody is linked with. */
export async function insertBank(portal: TestPortal): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into bank (name, address, email, president, secretary, gdpr, founded_on, created_at)
     values ($1, 'Via', 'bank@example.org', 'P', 'S', 'G', '2019-01-01', $2) returning id`,
    [`Banca ${crypto.randomUUID()}`, NOW],
  );
  return { id, bankId: id };
}

/** Gives somebody an account, as those have who are or were a member. */
export async function openAccount({ deps }: TestPortal, owner: Made): Promise<Made> {
  await deps.database.pool.query(
    'insert into account (person_id, bank_id) values ($1, $2) on conflict do nothing',
    [owner.id, owner.bankId],
  );
  return owner;
}

/** An exchange that waits for its debtor. */
export async function insertExchange(
  portal: TestPortal,
  creditor: Made,
  debtor: Made,
): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                           performed_on, minutes, note, created_at, created_by)
     values ($1, $2, $3, $4, $5, '2026-01-01', 60, 'Un’ora', $6, $1) returning id`,
    [creditor.id, creditor.bankId, debtor.id, debtor.bankId, portal.world.activity, NOW],
  );
  return { id, bankId: debtor.bankId };
}

/** The same exchange once it is confirmed and booked. */
export async function confirmed(portal: TestPortal, exchange: Made): Promise<Made> {
  await insertRow(
    portal,
    `with decided as (
       update exchange set state = 'confirmed', decided_at = $2, decided_by = debtor_id
       where id = $1 returning *
     )
     insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                           minutes, posted_at, posted_by)
     select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
            $2, debtor_id
     from decided returning id`,
    [exchange.id, NOW],
  );
  return exchange;
}

/** A link from one bank to another. */
export async function insertLink(
  portal: TestPortal,
  requesterId: number,
  requiredId: number,
  state: 'requested' | 'approved',
): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into bank_link (requester_bank_id, required_bank_id, state, requested_at, requested_by,
                            decided_at)
     values ($1, $2, $3, $4, $5, case when $3 = 'approved' then $4::timestamptz end) returning id`,
    [requesterId, requiredId, state, NOW, portal.world.person.giulia],
  );
  return { id, bankId: requiredId };
}

/** An open application for a new bank. */
export async function insertApplication(portal: TestPortal): Promise<Made> {
  const { id: applicantId, bankId } = await insertPerson(portal, 'bergamo', 'unverified');
  const id = await insertRow(
    portal,
    `insert into bank_application (applicant_id, name, address, email, president, secretary, gdpr,
                                   founded_on, created_at)
     values ($1, $2, 'Via', 'bank@example.org', 'P', 'S', 'G', '2026-01-01', $3) returning id`,
    [applicantId, `Banca ${crypto.randomUUID()}`, NOW],
  );
  return { id, bankId };
}
