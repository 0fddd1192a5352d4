/**
 * SQL of the seals (specification §30). What is hashed, byte by byte, is written down in
 * docs/seals.md; a change here is a new version of the seal, never another meaning of the old one.
 */
import { type Expression, type RawBuilder, sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** What is sealed of a transfer and its exchange: each value on a line, the note last; nothing where there is none. */
const ROW_TEXT: RawBuilder<string> = sql`array_to_string(array[
  transfer.id::text, transfer.kind, transfer.to_person_id::text, transfer.to_bank_id::text,
  transfer.from_person_id::text, transfer.from_bank_id::text, transfer.minutes::text,
  transfer.to_balance_minutes::text, transfer.from_balance_minutes::text,
  ${momentText('transfer.posted_at')}, transfer.posted_by::text,
  transfer.exchange_id::text, exchange.kind, exchange.creditor_id::text,
  exchange.creditor_bank_id::text, exchange.debtor_id::text, exchange.debtor_bank_id::text,
  exchange.activity_id::text, ${dayText(sql`exchange.performed_on`)}, exchange.minutes::text,
  ${momentText('exchange.created_at')}, exchange.created_by::text, exchange.note
], chr(10), '')`;

function momentText(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function dayText(day: Expression<unknown>): RawBuilder<string> {
  return sql`to_char(${day}, 'YYYY-MM-DD')`;
}

/** The rows with numbers above `after`, up to `last`, each with the hash of what is sealed of it. */
const leaves = (after: Expression<unknown>, last: Expression<unknown>) => sql`(
  select transfer.id, sha256(convert_to(${ROW_TEXT}, 'UTF8')) as leaf
  from transfer
  left join exchange on exchange.id = transfer.exchange_id
  where transfer.id > ${after} and transfer.id <= ${last}
)`;

/** The hash of a seal, from its own columns and the hashes of its rows. */
const hashOf = (
  seal: Record<'day' | 'previous' | 'salt' | 'last' | 'rows' | 'leaves', Expression<unknown>>,
) =>
  sql<Buffer>`sha256(convert_to(concat(
    'time bank seal 1', chr(10), ${dayText(seal.day)}, chr(10),
    encode(${seal.previous}, 'hex'), chr(10), encode(${seal.salt}, 'hex'), chr(10),
    ${seal.last}, chr(10), ${seal.rows}, chr(10)), 'UTF8') || ${seal.leaves})`;

/** The latest seal. */
export const findLatest = statement('seals.findLatest', (_: object) =>
  query
    .selectFrom('seal')
    .select(['day', 'hash', 'last_transfer_id'])
    .orderBy('day', 'desc')
    .limit(1),
);

/** The seal of a day. */
export const findSeal = statement('seals.find', (p: Params<{ day: string }>) =>
  query.selectFrom('seal').select(['day', 'hash']).where('day', '=', p.day),
);

/** The seals of days up to one, the latest first. */
export const listSeals = statement('seals.list', (p: Params<{ until: string; most: number }>) =>
  query
    .selectFrom('seal')
    .select(['day', 'hash'])
    .where('day', '<=', p.until)
    .orderBy('day', 'desc')
    .limit(p.most),
);

/** The highest number that a transfer has drawn, also one that is not committed yet. */
export const findLastNumber = statement(
  'seals.findLastNumber',
  (_: object) => sql<{ last: number }>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('transfer', 'id')::regclass), 0)
      as last`,
);

/** The first transaction that begins from now on. */
export const findNextTransaction = statement(
  'seals.findNextTransaction',
  (_: object) => sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
);

/** Whether every transaction before that one has ended. */
export const haveEnded = statement(
  'seals.haveEnded',
  (p: Params<{ before: string }>) => sql<{ ended: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${p.before}::xid8 as ended`,
);

interface NewSeal {
  day: string;
  previous: Buffer;
  /** The highest number in the seal before. */
  after: number;
  /** The highest number in this one. */
  last: number;
  now: Date;
}

/** Seals the rows between two numbers; nothing when somebody else has sealed meanwhile. */
export const insertSeal = statement(
  'seals.insert',
  (p: Params<NewSeal>) => sql<{ hash: Buffer }>`
    with told as (
      select ${p.day}::date as day, ${p.previous}::bytea as previous,
             uuid_send(gen_random_uuid()) as salt, ${p.last}::bigint as last
    ), found as (
      select count(*) as rows, coalesce(string_agg(leaf, ''::bytea order by id), '') as leaves,
             coalesce(string_agg(int8send(id) || substr(leaf, 1, 8), ''::bytea order by id), '')
               as marks
      from ${leaves(sql`${p.after}::bigint`, sql`${p.last}::bigint`)} row
    )
    insert into seal (day, previous, salt, last_transfer_id, rows, hash, marks, sealed_at)
    select day, previous, salt, last, rows, ${hashOf({
      day: sql.ref('told.day'),
      previous: sql.ref('previous'),
      salt: sql.ref('salt'),
      last: sql.ref('last'),
      rows: sql.ref('rows'),
      leaves: sql.ref('leaves'),
    })}, marks, ${p.now}::timestamptz
    from told, found
    on conflict do nothing
    returning hash`,
);

/**
 * The seals that do not say any more what they said, the first one first: `is_chained` is false where
 * one does not follow the seal before it, `is_right` where its rows or its own figures are others.
 */
export const listBroken = statement(
  'seals.listBroken',
  (_: object) => sql<{
    day: string;
    is_chained: boolean;
    is_right: boolean;
    rows: number;
    found_rows: number;
  }>`
    select day, previous = hash_before as is_chained, hash = found_hash as is_right,
           rows, found_rows
    from (
      select seal.*,
             coalesce(lag(hash) over in_order, decode(repeat('00', 32), 'hex')) as hash_before,
             coalesce(lag(last_transfer_id) over in_order, 0) as after
      from seal window in_order as (order by day)
    ) chain
    cross join lateral (
      select count(*) as found_rows, ${hashOf({
        day: sql.ref('chain.day'),
        previous: sql.ref('chain.previous'),
        salt: sql.ref('chain.salt'),
        last: sql.ref('chain.last_transfer_id'),
        rows: sql`count(*)`,
        leaves: sql`coalesce(string_agg(leaf, ''::bytea order by id), '')`,
      })} as found_hash
      from ${leaves(sql.ref('chain.after'), sql.ref('chain.last_transfer_id'))} row
    ) found
    where previous <> hash_before or hash <> found_hash
    order by day`,
);

/** The rows of a day that are not what was sealed, by the marks of its seal. */
export const listChangedRows = statement(
  'seals.listChangedRows',
  (p: Params<{ day: string }>) => sql<{ id: number; what: 'changed' | 'removed' | 'added' }>`
    with told as (
      select marks, last_transfer_id as last, coalesce((
        select last_transfer_id from seal where day < ${p.day} order by day desc limit 1
      ), 0) as after
      from seal where day = ${p.day}
    ), marked as (
      select ('x' || encode(substr(marks, 16 * nth + 1, 8), 'hex'))::bit(64)::bigint as id,
             substr(marks, 16 * nth + 9, 8) as mark
      from told cross join generate_series(0, length(marks) / 16 - 1) nth
    ), found as (
      select id, substr(leaf, 1, 8) as mark
      from told cross join lateral ${leaves(sql.ref('told.after'), sql.ref('told.last'))} row
    )
    select id, case when marked.mark is null then 'added' when found.mark is null then 'removed'
               else 'changed' end as what
    from marked full join found using (id)
    where marked.mark is distinct from found.mark
    order by id`,
);

/** The published seals that the portal does not have; `stored` is its own of that day, if there is one. */
export const listOthers = statement(
  'seals.listOthers',
  (p: Params<{ days: string[]; hashes: string[] }>) => sql<{ day: string; stored: string | null }>`
    select published.day::text as day, encode(seal.hash, 'hex') as stored
    from unnest(${p.days}::date[], ${p.hashes}::text[]) as published (day, hash)
    left join seal on seal.day = published.day
    where encode(seal.hash, 'hex') is distinct from published.hash
    order by published.day`,
);
