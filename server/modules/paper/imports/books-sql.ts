/**
 * SQL of the balances that an import carries over (laws L7, L8): exchanges of the kind `opening`
 * between the bank's fund and a person, booked by the same fragments as every other. No letters:
 * nothing was decided about anybody, and the desk informs its members itself.
 */
import { type Expression, type RawBuilder, sql } from 'kysely';
import { bookConfirmations, bookReversals } from '#server/modules/hours/ledger/sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The entries in the audit trail, and the screens that reload, about the subquery `decided`. */
function noted(
  what: 'exchange-confirmed' | 'exchange-reversed',
  p: Params<{ bankId: number; importId: number; actorId: number; now: Date }>,
): RawBuilder<unknown> {
  return sql`noted as (
      insert into audit (at, actor_id, action, bank_id, exchange_id, detail)
      select ${p.now}::timestamptz, ${p.actorId}::bigint, ${sql.lit(what)}, ${p.bankId}::bigint, id,
             jsonb_build_object('importId', ${p.importId}::bigint)
      from decided
    ), shown as (${shown(p.now)})`;
}

function shown(now: Expression<Date>): RawBuilder<unknown> {
  return sql`
      insert into outbox (kind, payload, created_at)
      select 'exchange-changed', jsonb_build_object('exchangeId', id), ${now}::timestamptz
      from decided`;
}

interface Openings {
  /** JSON: `[{ line, personId, minutes }]`; negative minutes are owed to the fund. */
  openings: string;
  fundId: number;
  bankId: number;
  importId: number;
  performedOn: string;
  note: string;
  actorId: number;
  now: Date;
}

/** Books balances. Lock the accounts first (`lockAccounts`), that of the fund as well. */
export const bookOpenings = statement(
  'imports.bookOpenings',
  (p: Params<Openings>) => sql<{ line: number; id: number }>`
    with given as materialized (
      select nextval(pg_get_serial_sequence('exchange', 'id')) as id, row.*
      from jsonb_to_recordset(${p.openings}::jsonb) as row (
        line integer, "personId" bigint, minutes integer)
    ), decided as (
      insert into exchange (id, creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, kind,
                            performed_on, minutes, note, state, created_at, created_by, decided_at,
                            decided_by)
        overriding system value
      select id, case when minutes > 0 then "personId" else ${p.fundId}::bigint end, ${p.bankId}::bigint,
             case when minutes > 0 then ${p.fundId}::bigint else "personId" end, ${p.bankId}::bigint,
             'opening', ${p.performedOn}::date, abs(minutes), ${p.note}::text, 'confirmed',
             ${p.now}::timestamptz, ${p.actorId}::bigint, ${p.now}::timestamptz, ${p.actorId}::bigint
      from given
      order by line
      returning *
    ), booked as (${bookConfirmations(p)}),
    ${noted('exchange-confirmed', p)}
    select line, id from given`,
);

/** Takes balances back. Lock the accounts first. */
export const reverseOpenings = statement(
  'imports.reverseOpenings',
  (
    p: Params<{
      ids: number[];
      bankId: number;
      importId: number;
      reason: string;
      actorId: number;
      now: Date;
    }>,
  ) => sql<{ id: number }>`
    with decided as (
      update exchange set state = 'reversed', reversed_at = ${p.now}, reversed_by = ${p.actorId},
        reversal_reason = ${p.reason}
      where id = any(${p.ids}::bigint[]) and state = 'confirmed' and kind = 'opening'
      returning *
    ), booked as (${bookReversals(p)}),
    ${noted('exchange-reversed', p)}
    select id from decided`,
);

/** Asks now for what the database would ask at commit, so that a rehearsal fails where a run would. */
export const checkNow = statement(
  'imports.checkNow',
  (_: object) => sql<Record<never, never>>`set constraints all immediate`,
);

/** A line of an import that is undone, locked with what it brought; `is_moved` when the account moved otherwise. */
export const listToUndo = statement(
  'imports.listToUndo',
  (p: Params<{ id: number; bankId: number; most: number }>) => sql<{
    line: number;
    person_id: number;
    membership_id: number | null;
    exchange_id: number | null;
    fee_id: number | null;
    is_moved: boolean;
  }>`
    select row.line, row.person_id, row.membership_id, row.exchange_id, row.fee_id,
           (row.membership_id is not null or row.exchange_id is not null) and ${isMoved(p)} as is_moved
    from import_row row
    where row.import_id = ${p.id} and row.undone is null and row.person_id is not null
      and num_nonnulls(row.membership_id, row.exchange_id, row.fee_id) > 0
    order by row.line
    limit ${p.most}
    for update of row`,
);

/** How many people of an import have given or received since, or look after the bank. */
export const countMoved = statement(
  'imports.countMoved',
  (p: Params<{ id: number; bankId: number }>) => sql<{ people: number }>`
    select count(*) as people from import_row row
    where row.import_id = ${p.id} and row.person_id is not null
      and (row.membership_id is not null or row.exchange_id is not null)
      and ${isMoved(p)}`,
);

/** Whether the person of a row has exchanges beside the one that the row brought, or is an administrator. */
function isMoved(p: Params<{ bankId: number }>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (
      select from exchange
      where creditor_id = row.person_id and creditor_bank_id = ${p.bankId}
        and state <> 'cancelled' and id is distinct from row.exchange_id
        and (row.membership_id is not null or created_at > (select ran_at from import where id = row.import_id)))
    or exists (
      select from exchange
      where debtor_id = row.person_id and debtor_bank_id = ${p.bankId}
        and state <> 'cancelled' and id is distinct from row.exchange_id
        and (row.membership_id is not null or created_at > (select ran_at from import where id = row.import_id)))
    or exists (
      select from membership where id = row.membership_id and (role = 'ADMIN' or state <> 'active'))
  )`;
}

/** Notes which lines were undone. @param rows JSON: `[{ line, undone }]` */
export const settleUndone = statement(
  'imports.settleUndone',
  (p: Params<{ id: number; rows: string }>) => sql`
    update import_row row set undone = settled.undone
    from jsonb_to_recordset(${p.rows}::jsonb) as settled (line integer, undone boolean)
    where row.import_id = ${p.id} and row.line = settled.line`,
);
