/** The people and banks of a course, written into the database in a few statements. */
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database.ts';
import { NOW, PASSWORD_HASH } from '../world.ts';
import { fundOf, type Link } from './model.ts';

export interface Cast {
  /** In the order of their names. */
  people: { name: string; bank: string; isAdmin: boolean }[];
  /** Banks that are friends. */
  friends: [string, string][];
}

/** Two banks that are friends, and a stranger; in each some who may do what others may not. */
export const CAST: Cast = {
  people: [
    { name: 'anna', bank: 'bergamo', isAdmin: false },
    { name: 'elena', bank: 'bergamo', isAdmin: false },
    { name: 'giulia', bank: 'bergamo', isAdmin: true },
    { name: 'greta', bank: 'bozen', isAdmin: false },
    { name: 'lukas', bank: 'bozen', isAdmin: true },
    { name: 'marco', bank: 'bergamo', isAdmin: true },
    { name: 'paolo', bank: 'lecco', isAdmin: true },
    { name: 'sara', bank: 'lecco', isAdmin: false },
  ],
  friends: [['bergamo', 'lecco']],
};

export interface WorldIds {
  banks: ReadonlyMap<string, number>;
  /** Of people, and of the funds of the banks. */
  holders: ReadonlyMap<string, number>;
  emails: ReadonlyMap<string, string>;
  links: Link[];
  activity: number;
}

/** Everybody has been a member for years. */
const LONG_AGO = '2019-06-01T10:00:00Z';

/** Writes a world of its own beside those of earlier courses. */
export async function insertWorld({ pool }: Database, cast: Cast): Promise<WorldIds> {
  const world = randomUUID();
  const banks = new Map<string, number>();
  const holders = new Map<string, number>();
  const made = await pool.query<{ id: number; name: string; fund: number }>(
    `insert into bank (name, address, email, president, secretary, gdpr, founded_on, created_at,
                       opened_with_all)
     select name || ' ' || $2, 'Via Roma 1', 'bank@example.org', 'P', 'S', 'Privacy', '2019-01-01',
            $3, true
     from unnest($1::text[]) name
     returning id, split_part(name, ' ', 1) as name, fund_person_id as fund`,
    [[...new Set(cast.people.map(({ bank }) => bank))], world, LONG_AGO],
  );
  for (const { id, name, fund } of made.rows) {
    banks.set(name, id);
    holders.set(fundOf(name), fund);
  }
  const emailOf = (name: string) => `${name}-${world}@example.org`;
  const people = await pool.query<{ id: number; name: string }>(
    `with made as (
       insert into person (email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                           email_verified_at, proven_email, created_at)
       select email, $2, name, name, '333 1234567', '1958-05-01', 'n', 'it', $3, email, $3
       from jsonb_to_recordset($1) as row (name text, email text)
       returning id, name
     ), joined as (
       insert into membership (person_id, bank_id, state, role, requested_at, decided_at)
       select made.id, row.bank, 'active', row.role, $3, $3
       from jsonb_to_recordset($1) as row (name text, bank bigint, role text)
       join made using (name)
       returning person_id, bank_id
     ), opened as (
       insert into account (person_id, bank_id) select person_id, bank_id from joined
     )
     select id, name from made`,
    [
      JSON.stringify(
        cast.people.map(({ name, bank, isAdmin }) => ({
          ...{ name, email: emailOf(name), bank: banks.get(bank) },
          role: isAdmin ? 'ADMIN' : 'USER',
        })),
      ),
      PASSWORD_HASH,
      LONG_AGO,
    ],
  );
  for (const { id, name } of people.rows) holders.set(name, id);
  const links: Link[] = [];
  for (const [requester, required] of cast.friends) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into bank_link (requester_bank_id, required_bank_id, state, requested_at, requested_by,
                              decided_at, decided_by)
       values ($1, $2, 'approved', $3, $4, $3, $4) returning id`,
      [banks.get(requester), banks.get(required), NOW, people.rows[0]?.id],
    );
    links.push({ id: rows[0]?.id ?? 0, requester, required, state: 'approved' });
  }
  const activity = await pool.query<{ id: number }>('select min(id) as id from activity');
  return {
    ...{ banks, holders, links },
    emails: new Map(cast.people.map(({ name }) => [name, emailOf(name)])),
    activity: activity.rows[0]?.id ?? 0,
  };
}
