/** SQL of the fees of a year: what is asked, how it stands with each, and what becomes of it. */
import { sql } from 'kysely';
import { OF_AGE } from '#contract/people/ages.ts';
import type { FeeGroup, FeeState, FeeWay } from '#contract/people/fees.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

interface OfYear {
  bankId: number;
  year: number;
}

export const findFeeBank = statement('fees.findBank', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('bank')
    .select(['name', 'address', 'vat', 'founded_on'])
    .where('id', '=', p.bankId),
);

export const findFeeYear = statement('fees.findYear', (p: Params<OfYear>) =>
  query
    .selectFrom('fee_year')
    .select(['due_on', 'last_receipt', 'reminded_at'])
    .where('bank_id', '=', p.bankId)
    .where('year', '=', p.year),
);

/** The same, locked until the transaction ends: so receipts have no gap, and no number twice. */
export const lockFeeYear = statement('fees.lockYear', (p: Params<OfYear>) =>
  query
    .selectFrom('fee_year')
    .select(['due_on', 'last_receipt', 'reminded_at'])
    .where('bank_id', '=', p.bankId)
    .where('year', '=', p.year)
    .forNoKeyUpdate(),
);

/** A year that nobody has laid down yet, laid down empty-handed: two at once make one. */
export const beginFeeYear = statement('fees.beginYear', (p: Params<OfYear & { dueOn: string }>) =>
  query
    .insertInto('fee_year')
    .values({ bank_id: p.bankId, year: p.year, due_on: p.dueOn })
    .onConflict((conflict) => conflict.doNothing()),
);

export const setDueDay = statement('fees.setDueDay', (p: Params<OfYear & { dueOn: string }>) =>
  query
    .updateTable('fee_year')
    .set({ due_on: p.dueOn })
    .where('bank_id', '=', p.bankId)
    .where('year', '=', p.year),
);

export const listAmounts = statement('fees.listAmounts', (p: Params<OfYear>) =>
  query
    .selectFrom('fee_amount')
    .select(['fee_group', 'cents', 'words'])
    .where('bank_id', '=', p.bankId)
    .where('year', '=', p.year),
);

/** What the groups pay from now on; what has been received stays as it was. @param amounts JSON */
export const writeAmounts = statement(
  'fees.writeAmounts',
  (p: Params<OfYear & { amounts: string }>) => sql`
    with given as materialized (
      select * from jsonb_to_recordset(${p.amounts}::jsonb)
        as row ("group" text, cents integer, words text)
    ), gone as (
      delete from fee_amount where bank_id = ${p.bankId} and year = ${p.year}
        and fee_group not in (select "group" from given)
    )
    insert into fee_amount (bank_id, year, fee_group, cents, words)
    select ${p.bankId}::bigint, ${p.year}::integer, "group", cents, words from given
    on conflict (bank_id, year, fee_group)
      do update set cents = excluded.cents, words = excluded.words`,
);

interface Standing {
  person_id: number;
  name: string;
  surname: string;
  is_erased: boolean;
  is_body: boolean;
  /** Under eighteen on the first day of the year. */
  is_minor: boolean;
  number: number | null;
  is_active: boolean;
  reads_mail: boolean;
  ended_at: Date | null;
  /** Null where nothing was written yet: it is due. */
  id: number | null;
  state: FeeState | null;
  fee_group: FeeGroup | null;
  cents: number | null;
  on_day: string | null;
  how: FeeWay | null;
  receipt_no: number | null;
  reason: string | null;
  made_by: number | null;
  made_at: Date | null;
  /** A file brought it: it has no receipt. */
  is_brought: boolean | null;
  /** In which group they were last, this year or before. */
  earlier_group: FeeGroup | null;
}

interface OfMembers extends OfYear {
  from: Date;
  before: Date;
}

/**
 * Everybody who has a fee of the year, once however often they came: who was a member in it, and of whom
 * something is written.
 * The latest membership says number and end.
 */
const standing = (p: Params<OfMembers>) => sql`
    select person.id as person_id, person.name, person.surname,
           person.erased_at is not null as is_erased, person.kind = 'body' as is_body,
           coalesce(aged_on(person.birth_date, ${sql.lit(OF_AGE)}) > make_date(${p.year}::integer, 1, 1),
                    false) as is_minor,
           person.access = 'self' as reads_mail, latest.number,
           latest.state = 'active' as is_active, latest.ended_at,
           fee.id, fee.state, fee.fee_group, fee.cents, fee.on_day, fee.how, fee.receipt_no,
           fee.reason, fee.made_by, fee.made_at, fee.is_brought, earlier.fee_group as earlier_group
    from (
      select person_id from membership
      where bank_id = ${p.bankId} and state in ('active', 'ended')
        and decided_at < ${p.before}::timestamptz
        and (ended_at is null or ended_at >= ${p.from}::timestamptz)
      union
      select person_id from fee where bank_id = ${p.bankId} and year = ${p.year}
    ) who
    join person on person.id = who.person_id
    join lateral (
      select number, state, ended_at from membership
      where person_id = who.person_id and bank_id = ${p.bankId} and state in ('active', 'ended')
      order by id desc limit 1
    ) latest on true
    left join lateral (
      select * from fee
      where person_id = who.person_id and bank_id = ${p.bankId} and year = ${p.year}
      order by id desc limit 1
    ) fee on true
    left join lateral (
      select fee_group from fee
      where person_id = who.person_id and bank_id = ${p.bankId} and year < ${p.year}
      order by year desc, id desc limit 1
    ) earlier on true`;

/** How the fee of a year stands with each, by name. */
export const listFees = statement(
  'fees.list',
  (p: Params<OfMembers>) => sql<Standing>`
    ${standing(p)}
    order by person.folded_name, person.id`,
);

/** The same of some. */
export const listSomeFees = statement(
  'fees.listSome',
  (p: Params<OfMembers & { personIds: number[] }>) => sql<Standing>`
    ${standing(p)}
    where who.person_id = any(${p.personIds}::bigint[])`,
);

/** Receipts that count no more, in the order of their numbers. */
export const listVoided = statement(
  'fees.listVoided',
  (p: Params<OfYear>) => sql<{
    receipt_no: number;
    person_id: number;
    name: string;
    surname: string;
    is_erased: boolean;
    reason: string;
  }>`
    select fee.voids_no as receipt_no, fee.person_id, person.name, person.surname,
           person.erased_at is not null as is_erased, fee.reason
    from fee
    join person on person.id = fee.person_id
    where fee.bank_id = ${p.bankId} and fee.year = ${p.year} and fee.voids_no is not null
    order by fee.voids_no`,
);

/** The row with a receipt, and whether it is the latest of that fee. */
export const findReceipt = statement(
  'fees.findReceipt',
  (p: Params<OfYear & { receipt: number }>) => sql<{
    person_id: number;
    fee_group: FeeGroup;
    is_latest: boolean;
  }>`
    select fee.person_id, fee.fee_group,
           not exists (select from fee later
                       where later.person_id = fee.person_id and later.bank_id = fee.bank_id
                         and later.year = fee.year and later.id > fee.id) as is_latest
    from fee
    where fee.bank_id = ${p.bankId} and fee.year = ${p.year} and fee.receipt_no = ${p.receipt}`,
);

interface Written extends OfYear {
  /** JSON: `[{ personId, state, group, cents, onDay, how, receiptNo, voidsNo, reason, detail }]`, in order. */
  rows: string;
  action: 'fee-grouped' | 'fee-received' | 'fee-waived' | 'fee-due-again' | 'receipt-voided';
  /** The highest number of a receipt now. */
  lastReceipt: number;
  by: number;
  now: Date;
}

/** Further rows, and of each an entry of the history without a sum. */
export const insertFees = statement(
  'fees.insert',
  (p: Params<Written>) => sql`
    with given as materialized (
      select * from jsonb_to_recordset(${p.rows}::jsonb) as row (
        nth integer, "personId" bigint, state text, "group" text, cents integer, "onDay" date,
        how text, "receiptNo" integer, "voidsNo" integer, reason text)
    ), noted as (
      insert into audit (at, actor_id, action, person_id, bank_id, detail)
      select ${p.now}::timestamptz, ${p.by}::bigint, ${p.action}::text, "personId",
             ${p.bankId}::bigint,
             jsonb_strip_nulls(jsonb_build_object('year', ${p.year}::integer,
               'receipt', coalesce("receiptNo", "voidsNo")))
      from given
    ), counted as (
      update fee_year set last_receipt = ${p.lastReceipt}
      where bank_id = ${p.bankId} and year = ${p.year} and last_receipt <> ${p.lastReceipt}
    )
    insert into fee (bank_id, year, person_id, state, fee_group, cents, on_day, how, receipt_no,
                     voids_no, reason, made_by, made_at)
    select ${p.bankId}::bigint, ${p.year}::integer, "personId", state, "group", cents, "onDay",
           how, "receiptNo", "voidsNo", reason, ${p.by}::bigint, ${p.now}::timestamptz
    from given order by nth`,
);

/** The one letter of a year to these members. */
export const enqueueFeeReminders = statement(
  'fees.enqueueReminders',
  (p: Params<OfYear & { personIds: number[]; by: number; now: Date }>) => sql`
    with noted as (
      update fee_year set reminded_at = ${p.now}::timestamptz, reminded_by = ${p.by}::bigint
      where bank_id = ${p.bankId} and year = ${p.year}
    )
    insert into outbox (kind, payload, created_at)
    select 'fee-due', jsonb_build_object('personId', person_id, 'bankId', ${p.bankId}::bigint,
             'year', ${p.year}::integer), ${p.now}::timestamptz
    from unnest(${p.personIds}::bigint[]) as due (person_id)`,
);

/** The fees of one person, of years in which they were a member of a bank that asked for one. */
export const listOwnFees = statement(
  'fees.listOwn',
  (p: Params<{ personId: number; bankId: number; timeZone: string }>) => sql<{
    bank_name: string;
    year: number;
    due_on: string;
    state: FeeState;
    cents: number | null;
    on_day: string | null;
    how: FeeWay | null;
    receipt_no: number | null;
  }>`
    select bank.name as bank_name, fee_year.year, fee_year.due_on,
           coalesce(fee.state, 'due') as state,
           case fee.state when 'waived' then null when 'received' then fee.cents
             else amount.cents end as cents,
           fee.on_day, fee.how, fee.receipt_no
    from fee_year
    join bank on bank.id = fee_year.bank_id
    left join lateral (
      select * from fee
      where person_id = ${p.personId} and bank_id = fee_year.bank_id and year = fee_year.year
      order by id desc limit 1
    ) fee on true
    left join lateral (
      select fee_group from fee earlier
      where earlier.person_id = ${p.personId} and earlier.bank_id = fee_year.bank_id
        and earlier.year <= fee_year.year
      order by earlier.year desc, earlier.id desc limit 1
    ) held on true
    left join lateral (
      select cents from fee_amount
      where bank_id = fee_year.bank_id and year = fee_year.year
        and fee_group in ('ordinary', coalesce(held.fee_group, 'ordinary'))
      order by fee_group = 'ordinary' limit 1
    ) amount on true
    where fee_year.bank_id = ${p.bankId}
      and (fee.id is not null or exists (
        select from membership
        where person_id = ${p.personId} and bank_id = fee_year.bank_id
          and state in ('active', 'ended')
          and extract(year from decided_at at time zone ${p.timeZone}) <= fee_year.year
          and (ended_at is null
            or extract(year from ended_at at time zone ${p.timeZone}) >= fee_year.year)))
    order by fee_year.year desc`,
);
