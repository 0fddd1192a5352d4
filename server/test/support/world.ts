/**
 * The small world of the stories: Bergamo and Lecco are friends, Bozen is a stranger; each has an
 * administrator and members. Everybody's password is the same; the clock stands still.
 */
import type { Locale } from '#contract/locales.ts';
import type { Database } from '#server/platform/database.ts';

export const PASSWORD = 'Tempo-2019!';
/** Argon2id of PASSWORD with the least memory there is: hundreds of stories sign in, and none is guessed at. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$XxXTEfBcvMXQHq1kbus2Hw$NLYK9jkrt7PWvbPr8deMyc5GiJx30gjGBI15qdcr0mo';

export const NOW = new Date('2026-11-20T10:00:00Z');
export const TODAY = '2026-11-20';

const BANKS = {
  bergamo: 'Banca del Tempo di Bergamo',
  lecco: 'Banca del Tempo di Lecco',
  bozen: 'Zeitbank Bozen',
};
export type BankKey = keyof typeof BANKS;

interface Inhabitant {
  name: string;
  surname: string;
  bank?: BankKey;
  state?: 'active' | 'requested';
  role?: 'ADMIN' | 'USER';
  locale?: Locale;
  verified?: boolean;
}

const INHABITANTS = {
  giulia: { name: 'Giulia', surname: 'Rossi', bank: 'bergamo', role: 'ADMIN' },
  marco: { name: 'Marco', surname: 'Bianchi', bank: 'bergamo' },
  anna: { name: 'Anna', surname: 'Ferrari', bank: 'bergamo' },
  elena: { name: 'Elena', surname: 'Greco', bank: 'bergamo', state: 'requested' },
  paolo: { name: 'Paolo', surname: 'Colombo', bank: 'lecco', role: 'ADMIN' },
  sara: { name: 'Sara', surname: 'Fontana', bank: 'lecco' },
  lukas: { name: 'Lukas', surname: 'Hofer', bank: 'bozen', role: 'ADMIN', locale: 'de' },
  greta: { name: 'Greta', surname: 'Mair', bank: 'bozen', locale: 'de' },
  davide: { name: 'Davide', surname: 'Conti' },
  luca: { name: 'Luca', surname: 'Riva', verified: false },
  portale: { name: 'Piera', surname: 'Porta' },
} satisfies Record<string, Inhabitant>;

export type Who = keyof typeof INHABITANTS;

/** The ids of everybody and everything in the world. */
export interface World {
  person: Record<Who, number>;
  bank: Record<BankKey, number>;
  /** Some activity. */
  activity: number;
}

export const emailOf = (who: Who) => `${who}@example.org`;

/** Fills an empty, migrated database. */
export async function createWorld(database: Database): Promise<World> {
  const { pool } = database;
  const banks = await pool.query<{ id: number; name: string }>(
    `insert into bank (name, address, email, president, secretary, gdpr, founded_on, created_at,
                       opened_with_all)
     select name, 'Via Roma 1', 'bank@example.org', 'P', 'S', 'Privacy', '2019-01-01', $2, true
     from unnest($1::text[]) name returning id, name`,
    [Object.values(BANKS), NOW],
  );
  const bankId = (key: BankKey) => idOf(banks.rows, BANKS[key]);
  const rows = (Object.keys(INHABITANTS) as Who[]).map((who) => rowOf(who, bankId));
  const people = await pool.query<{ id: number; name: string }>(
    `insert into person (email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                         email_verified_at, proven_email, created_at)
     select email, $2, name, surname, '333 1234567', '1958-05-01', 'n', locale,
            case when verified then $3::timestamptz end, case when verified then email end, $3
     from jsonb_to_recordset($1) as row (email text, name text, surname text, locale text, verified boolean)
     returning id, email as name`,
    [JSON.stringify(rows), PASSWORD_HASH, NOW],
  );
  await pool.query(
    `insert into membership (person_id, bank_id, state, role, requested_at, decided_at)
     select person.id, row.bank, row.state, row.role, $2,
            case when row.state = 'active' then $2::timestamptz end
     from jsonb_to_recordset($1) as row (email text, bank bigint, state text, role text)
     join person using (email) where row.bank is not null`,
    [JSON.stringify(rows), NOW],
  );
  await pool.query(
    `insert into account (person_id, bank_id)
     select person_id, bank_id from membership where state = 'active'`,
  );
  const personId = (who: Who) => idOf(people.rows, emailOf(who));
  await pool.query(
    `insert into bank_link (requester_bank_id, required_bank_id, state, requested_at, requested_by,
                            decided_at, decided_by)
     values ($1, $2, 'approved', $3, $4, $3, $5)`,
    [bankId('bergamo'), bankId('lecco'), NOW, personId('giulia'), personId('paolo')],
  );
  const activity = await pool.query<{ id: number }>('select min(id) as id from activity');
  return {
    person: mapKeys(INHABITANTS, personId),
    bank: mapKeys(BANKS, bankId),
    activity: activity.rows[0]?.id ?? 0,
  };
}

function rowOf(who: Who, bankId: (key: BankKey) => number) {
  const inhabitant: Inhabitant = INHABITANTS[who];
  return {
    email: emailOf(who),
    name: inhabitant.name,
    surname: inhabitant.surname,
    locale: inhabitant.locale ?? 'it',
    verified: inhabitant.verified ?? true,
    bank: inhabitant.bank ? bankId(inhabitant.bank) : null,
    state: inhabitant.state ?? 'active',
    role: inhabitant.role ?? 'USER',
  };
}

function idOf(rows: { id: number; name: string }[], name: string): number {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`${name} is not in the world`);
  return row.id;
}

function mapKeys<Key extends string>(
  source: Record<Key, unknown>,
  idFor: (key: Key) => number,
): Record<Key, number> {
  const keys = Object.keys(source) as Key[];
  return Object.fromEntries(keys.map((key) => [key, idFor(key)])) as Record<Key, number>;
}
