/** Rows for things that stories need ready-made, written straight into the database. */
import { hash } from 'node:crypto';
import type { EventKind } from '#server/modules/sending/outbox/events.ts';
import type { Fixture } from './given-requests.ts';
import type { TestPortal } from './portal.ts';
import { type BankKey, NOW } from './world.ts';

/** What was made; a person has an address. */
export type Made = Pick<Fixture, 'id' | 'bankId'> & { email?: string };

/** Writes a row with a statement that is planned once a connection. @returns the row's id */
export async function insertRow(
  { deps }: TestPortal,
  text: string,
  values: unknown[],
): Promise<number> {
  const name = `fixture ${hash('sha1', text)}`;
  const { rows } = await deps.database.pool.query<{ id: number }>({ name, text, values });
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

/** Somebody of a bank: a member, somebody who asks to join, or somebody not verified. */
export async function insertPerson(
  portal: TestPortal,
  bank: BankKey,
  state: 'active' | 'requested' | 'unverified',
  acceptedBy: number | null = null,
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
       insert into membership (person_id, bank_id, state, requested_at, decided_at, decided_by)
       select id, $2, $3, $4, case when $3 = 'active' then $4::timestamptz end, $5::bigint
       from made where $3 <> 'unverified'
     ), opened as (
       insert into account (person_id, bank_id) select id, $2 from made where $3 = 'active'
     )
     select id from made`,
    [email, bankId, state, NOW, acceptedBy],
  );
  return { id, bankId, email };
}

/** A member who said that the others find them. */
export async function madeFindable({ deps }: TestPortal, member: Made): Promise<Made> {
  await deps.database.pool.query('update membership set findable = true where person_id = $1', [
    member.id,
  ]);
  return member;
}

/** Somebody without a login, whom the desk of a bank registered; a member, or no longer. */
export async function insertDeskMember(
  portal: TestPortal,
  bank: BankKey,
  state: 'active' | 'ended',
): Promise<Made> {
  const bankId = portal.world.bank[bank];
  const id = await insertRow(
    portal,
    `insert into person (name, surname, sex, pref_locale, access, created_at)
     values ('Rosa', 'Verdi', 'f', 'it', 'desk', $1) returning id`,
    [NOW],
  );
  await portal.deps.database.pool.query(
    `insert into membership (person_id, bank_id, state, requested_at, decided_at, signed_on)
     values ($1, $2, 'active', $3, $3, '2026-11-01')`,
    [id, bankId, NOW],
  );
  if (state === 'ended') {
    await portal.deps.database.pool.query(
      `update membership set state = 'ended', ended_at = $2 where person_id = $1`,
      [id, NOW],
    );
  }
  return openAccount(portal, { id, bankId });
}

/** Many members of a bank at once. @returns their ids, the first made first */
export async function insertMembers(
  { deps, world }: TestPortal,
  bank: BankKey,
  count: number,
): Promise<number[]> {
  const { rows } = await deps.database.pool.query<{ id: number }>(
    `with made as (
       insert into person (email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                           email_verified_at, created_at)
       select gen_random_uuid() || '@example.org', '', 'Nome', 'Cognome', '333', '1958-05-01', 'n',
              'it', $3, $3
       from generate_series(1, $1::integer)
       returning id
     ), joined as (
       insert into membership (person_id, bank_id, state, requested_at, decided_at)
       select id, $2, 'active', $3, $3 from made
     ), opened as (
       insert into account (person_id, bank_id) select id, $2 from made
     )
     select id from made order by id`,
    [count, world.bank[bank], NOW],
  );
  return rows.map(({ id }) => id);
}

/** A bank that nobody is linked with. */
export async function insertBank(portal: TestPortal): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into bank (name, address, email, president, secretary, gdpr, founded_on, created_at,
                       opened_with_all)
     values ($1, 'Via', 'bank@example.org', 'P', 'S', 'G', '2019-01-01', $2, true) returning id`,
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
export async function confirmed(
  portal: TestPortal,
  exchange: Made,
  by: number | null = null,
): Promise<Made> {
  await insertRow(
    portal,
    `with decided as (
       update exchange set state = 'confirmed', decided_at = $2,
         decided_by = coalesce($3, debtor_id)
       where id = $1 returning *
     )
     insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                           minutes, posted_at, posted_by)
     select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
            $2, decided_by
     from decided returning id`,
    [exchange.id, NOW, by],
  );
  return exchange;
}

/** One member of a bank acts for another. */
export async function insertDelegation(
  portal: TestPortal,
  person: Made,
  delegate: Made,
): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into delegate (person_id, delegate_id, bank_id, signed_on, made_at, made_by)
     values ($1, $2, $3, '2026-11-01', $4, $5) returning id`,
    [person.id, delegate.id, person.bankId, NOW, portal.world.person.giulia],
  );
  return { id, bankId: person.bankId };
}

/** A link from one bank to another. */
export async function insertLink(
  portal: TestPortal,
  requesterId: number,
  requiredId: number,
  state: 'requested' | 'approved',
  decidedBy: number | null = null,
): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into bank_link (requester_bank_id, required_bank_id, state, requested_at, requested_by,
                            decided_at, decided_by)
     values ($1, $2, $3, $4, $5, case when $3 = 'approved' then $4::timestamptz end, $6)
     returning id`,
    [requesterId, requiredId, state, NOW, portal.world.person.giulia, decidedBy],
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

/** News of a decision made just now, which the person who decided may still withdraw. */
export async function insertWaitingNews(
  { deps }: TestPortal,
  kind: EventKind,
  payload: object,
  undoableBy: number,
): Promise<void> {
  await deps.database.pool.query(
    `insert into outbox (kind, payload, created_at, due_at, undoable_by)
     values ($1, $2, $3, $3::timestamptz + interval '15 seconds', $4)`,
    [kind, JSON.stringify(payload), NOW, undoableBy],
  );
}

/** A batch of a bank, without exchanges: it waits to start, or is finished. */
export async function insertBatch(
  portal: TestPortal,
  bank: BankKey,
  { isFinished }: { isFinished: boolean },
): Promise<Made> {
  const { world } = portal;
  const bankId = world.bank[bank];
  const id = await insertRow(
    portal,
    `insert into exchange_batch (bank_id, admin_id, debtor_bank_id, activity_id, performed_on,
                                 minutes, note, created_at, starts_at, finished_at)
     values ($1, $2, $1, $3, '2026-01-01', 60, 'Festa', $4, $4,
             case when $5 then $4::timestamptz end) returning id`,
    [bankId, world.person.giulia, world.activity, NOW, isFinished],
  );
  return { id, bankId };
}

/** Somebody's membership has ended, and they are a member of another bank, with an account at zero. */
export async function moveToBank(
  { deps }: TestPortal,
  personId: number,
  bankId: number,
  role: 'ADMIN' | 'USER' = 'USER',
): Promise<void> {
  const { pool } = deps.database;
  await pool.query(
    `update membership set state = 'ended', ended_at = now()
     where person_id = $1 and state = 'active'`,
    [personId],
  );
  await pool.query(
    `with joined as (insert into account (person_id, bank_id) values ($1, $2))
     insert into membership (person_id, bank_id, state, role, requested_at, decided_at)
     values ($1, $2, 'active', $3, now(), now())`,
    [personId, bankId, role],
  );
}
