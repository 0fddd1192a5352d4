/** The statements of the demo data: whole tables at a time, each row an object of a JSON array. */
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { query, statement, type Tables } from '#server/modules/tables.ts';

/** A row to be inserted into that table. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** Many rows as one value: made by `asRows`. */
export interface Rows {
  rows: string;
}

/** The rows of a bulk statement as the value that it takes. */
export function asRows(rows: readonly object[]): Rows {
  return { rows: JSON.stringify(rows) };
}

/** A prepared statement in plain SQL. */
export function written<Values extends object, Row>(
  name: string,
  build: (v: Values) => RawBuilder<Row>,
) {
  return statement<Values, Row>(name, (v) => ({ compile: () => build(v).compile(query) }));
}

/** A statement that inserts rows of the table's own shape. */
export function inserting<Row>(table: keyof Tables, columns: string, answer: string) {
  return written<Rows, Row>(
    `demo.insert-${table}`,
    (v) => sql<Row>`insert into ${sql.table(table)} (${sql.raw(columns)})
      select ${sql.raw(columns)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${v.rows}::jsonb)
      returning ${sql.raw(answer)}`,
  );
}

/** Servers that start at once take turns, until the transaction ends. */
export const takeTurn = written<object, unknown>(
  'demo.take-turn',
  () => sql`select pg_advisory_xact_lock(7203152)`,
);

export const readEmptiness = written<object, { empty: boolean }>(
  'demo.read-emptiness',
  () => sql`select not exists (select from bank) and not exists (select from person) as empty`,
);

export const readActivities = statement('demo.read-activities', () =>
  query.selectFrom('activity').select(['id', 'position']),
);

export const insertBanks = inserting<{ id: number; name: string }>(
  'bank',
  `name, description, address, email, president, secretary, phone, association, vat, web_url,
   facebook_url, gdpr, founded_on, created_at`,
  'id, name',
);

export const insertPeople = inserting<{ id: number; email: string }>(
  'person',
  `email, password_hash, name, surname, phone, birth_date, sex, pref_locale, chosen_bank_id,
   email_verified_at, created_at`,
  'id, email',
);

export const insertMemberships = inserting(
  'membership',
  'person_id, bank_id, state, role, requested_at, decided_at, decided_by',
  'id',
);

export const insertAccounts = inserting('account', 'person_id, bank_id', 'person_id');

export const insertLinks = inserting(
  'bank_link',
  `requester_bank_id, required_bank_id, state, requested_at, requested_by, decided_at, decided_by`,
  'id',
);
