/** SQL of bringing a bank in: rows go as JSON, many in one statement, through the guards of every table. */
import { sql } from 'kysely';
import { statement, statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { columnsOf, storedColumns } from './sql.ts';
import { COLUMNS, type PlainTable, STORED_COLUMNS } from './tables.ts';

type Rows = Params<{ rows: string }>;

const names = (table: keyof typeof COLUMNS) =>
  sql.join(COLUMNS[table].map((column) => sql.ref(column)));

/** So many new ids of a table, in their order. */
export const drawIds = statement(
  'archive.drawIds',
  (p: Params<{ table: string; count: number }>) => sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${p.table}, 'id')) as id
    from generate_series(1, ${p.count}::integer)`,
);

/** Makes the bank; its fund comes by itself. */
export const insertBank = statement(
  'archive.insertBank',
  (p: Params<{ row: string }>) => sql<{ id: number; fund_person_id: number }>`
    insert into bank (${names('bank')})
    select ${columnsOf('bank')} from jsonb_populate_record(null::bank, ${p.row}::jsonb) bank
    returning id, fund_person_id`,
);

/** Forgets the version of the privacy notice with which the bank came about. */
export const forgetFirstNotice = statement(
  'archive.forgetFirstNotice',
  (p: Params<{ bankId: number }>) => sql`delete from privacy_notice where bank_id = ${p.bankId}`,
);

export const insertPeople = statement(
  'archive.insertPeople',
  (p: Rows) => sql`
    insert into person (id, ${names('person')}) overriding system value
    select id, ${columnsOf('person')}
    from jsonb_populate_recordset(null::person, ${p.rows}::jsonb) person`,
);

/** Opens accounts; that of the fund is open already. */
export const openAccounts = statement(
  'archive.openAccounts',
  (p: Params<{ personIds: number[]; bankId: number }>) => sql`
    insert into account (person_id, bank_id)
    select person_id, ${p.bankId} from unnest(${p.personIds}::bigint[]) person_id
    on conflict do nothing`,
);

/** Records exchanges as they were at first: pending. */
export const recordPending = statement(
  'archive.recordPending',
  (p: Rows) => sql`
    insert into exchange (id, creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, kind,
                          activity_id, performed_on, minutes, note, hand, basis, created_at,
                          created_by, created_by_delegate)
      overriding system value
    select row.id, row.creditor_id, row.bank_id, row.debtor_id, row.bank_id, row.kind, row.activity_id,
           row.performed_on, row.minutes, row.note, row.hand, row.basis, row.created_at, row.created_by,
           row.created_by_delegate
    from jsonb_to_recordset(${p.rows}::jsonb) as row (
      id bigint, creditor_id bigint, debtor_id bigint, bank_id bigint, kind text, activity_id bigint,
      performed_on date, minutes integer, note text, hand text, basis text, created_at timestamptz,
      created_by bigint, created_by_delegate bigint)`,
);

/** Moves exchanges into the state in which the next row of their books is posted, or into their last. */
export const moveExchanges = statement(
  'archive.moveExchanges',
  (p: Rows) => sql`
    update exchange set state = row.state, decided_at = row.decided_at, decided_by = row.decided_by,
      decided_by_delegate = row.decided_by_delegate, decision_reason = row.decision_reason,
      reversed_at = row.reversed_at,
      reversed_by = row.reversed_by, reversal_reason = row.reversal_reason
    from jsonb_to_recordset(${p.rows}::jsonb) as row (
      id bigint, state text, decided_at timestamptz, decided_by bigint, decided_by_delegate bigint,
      decision_reason text, reversed_at timestamptz, reversed_by bigint, reversal_reason text)
    where exchange.id = row.id`,
);

/** Posts rows of the books one after the other; the balances are those that the database finds (law L8). */
export const postTransfers = statement(
  'archive.postTransfers',
  (p: Rows) => sql<{ to_balance_minutes: number; from_balance_minutes: number }>`
    insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                          minutes, posted_at, posted_by)
    select exchange.id, row.kind,
           case row.kind when 'confirmation' then creditor_id else debtor_id end, creditor_bank_id,
           case row.kind when 'confirmation' then debtor_id else creditor_id end, creditor_bank_id,
           exchange.minutes, row.posted_at, row.posted_by
    from rows from (jsonb_to_recordset(${p.rows}::jsonb) as (
      exchange_id bigint, kind text, posted_at timestamptz, posted_by bigint))
      with ordinality as row (exchange_id, kind, posted_at, posted_by, nth)
    join exchange on exchange.id = row.exchange_id
    order by nth
    returning to_balance_minutes, from_balance_minutes`,
);

const namedColumns = (table: PlainTable) =>
  STORED_COLUMNS[table] ? sql`(${storedColumns(table)})` : sql``;

/** Rows of a table that travels as it is. */
export const insertRows = statementsBy(
  'archive.insertRows',
  (table: PlainTable) => (p: Rows) =>
    sql`
    insert into ${sql.table(table)} ${namedColumns(table)} overriding system value
    select ${storedColumns(table)} from jsonb_populate_recordset(null::${sql.table(table)}, ${p.rows}::jsonb)`,
);
