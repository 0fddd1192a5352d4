/** SQL of bulletins as members read them, of their word, and of meetings in their calendar. */
import { type RawBuilder, sql } from 'kysely';
import type { Says } from '#contract/board/bulletins.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { areFriends } from '#server/modules/banks/banks/sql.ts';
import { type Row, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { COMING, isShown } from './columns-sql.ts';

export type OwnRow = Row<'bulletin'> & {
  /** Of the friend bank whose it is. */
  friend_name: string | null;
  bank_name: string;
  is_read: boolean;
  says: Says | null;
  heads: number | null;
  coming: number;
};

const ownColumns = (p: Params<{ personId: number; bankId: number }>): RawBuilder<unknown> => sql`
  bulletin.*, bank.name as bank_name,
  case when bulletin.bank_id <> ${p.bankId} then bank.name end as friend_name,
  exists (select from bulletin_person told where told.bulletin_id = bulletin.id
          and told.person_id = ${p.personId} and told.read_at is not null) as is_read,
  attendance.says, attendance.heads, ${COMING} as coming`;

const ownJoins = (p: Params<{ personId: number }>) => sql`
  join bank on bank.id = bulletin.bank_id
  left join attendance on attendance.bulletin_id = bulletin.id
    and attendance.person_id = ${p.personId}`;

interface OwnValues {
  personId: number;
  bankId: number;
  now: Date;
  /** Older ones are not listed, unless they are to come. */
  since: Date;
  most: number;
}

/** Those of one's bank, and the meetings to come of friend banks that are for friends too. */
export const listOwn = statement(
  'bulletins.listOwn',
  (p: Params<OwnValues>) => sql<OwnRow>`
    select ${ownColumns(p)}
    from bulletin ${ownJoins(p)}
    where ${isShown(p.now)}
      and (
        (bulletin.bank_id = ${p.bankId}
          and (bulletin.shown_at > ${p.since} or bulletin.starts_at > ${p.now}))
        or (bulletin.for_friends and bulletin.starts_at > ${p.now}
          and bulletin.called_off_at is null and bank.suspended_at is null
          and ${areFriends(sql.ref('bulletin.bank_id'), p.bankId)}))
    order by case when bulletin.bank_id <> ${p.bankId} then bank.folded_name end nulls first,
             bulletin.id desc
    limit ${p.most}`,
);

/** One of one's bank that members see. */
export const findOwn = statement(
  'bulletins.findOwn',
  (p: Params<{ id: number; personId: number; bankId: number; now: Date }>) => sql<OwnRow>`
    select ${ownColumns(p)}
    from bulletin ${ownJoins(p)}
    where bulletin.id = ${p.id} and bulletin.bank_id = ${p.bankId} and ${isShown(p.now)}`,
);

interface Word {
  id: number;
  personId: number;
  says: Says;
  heads: number;
  by: number;
  basis: ExchangeBasis | null;
  now: Date;
}

/**
 * The latest word holds. It waits while the meeting is being called off, and then counts none: else somebody
 * who says yes at that moment would not be told.
 */
export const keepWord = statement(
  'bulletins.keepWord',
  (p: Params<Word>) => sql`
    with still as (
      select id from bulletin where id = ${p.id} and called_off_at is null for share
    )
    insert into attendance (bulletin_id, person_id, says, heads, said_by, said_at, basis)
    select still.id, ${p.personId}::bigint, ${p.says}::text, ${p.heads}::integer, ${p.by}::bigint,
           ${p.now}::timestamptz, ${p.basis}::text
    from still
    on conflict (bulletin_id, person_id) do update
      set says = excluded.says, heads = excluded.heads, said_by = excluded.said_by,
          said_at = excluded.said_at, basis = excluded.basis`,
);

/** Whether somebody came; who had said nothing came by, as the desk saw. */
export const keepCame = statement(
  'bulletins.keepCame',
  (p: Params<{ id: number; personId: number; came: boolean; by: number; now: Date }>) => sql`
    insert into attendance (bulletin_id, person_id, says, heads, said_by, said_at, basis, came)
    values (${p.id}, ${p.personId}, case when ${p.came}::boolean then 'yes' else 'no' end, 1,
            ${p.by}, ${p.now}, 'present', ${p.came})
    on conflict (bulletin_id, person_id) do update set came = excluded.came`,
);

/** It is no longer on somebody's first page. */
export const putAway = statement(
  'bulletins.putAway',
  (p: Params<{ id: number; personId: number; now: Date }>) => sql`
    insert into bulletin_person as told (bulletin_id, person_id, way, round, told_at, read_at)
    values (${p.id}, ${p.personId}, 'none', 0, ${p.now}, ${p.now})
    on conflict (bulletin_id, person_id) do update set read_at = excluded.read_at
      where told.read_at is null`,
);

export interface MeetingRow {
  id: number;
  title: string;
  starts_at: Date | null;
  ends_at: Date | null;
  place: string;
  sequence: number;
  changed_at: Date;
  called_off_at: Date | null;
}

/** Meetings of the banks of a person since a moment, but those to which they do not come. */
export const listMeetings = statement(
  'bulletins.listMeetings',
  (p: Params<{ personId: number; since: Date; now: Date; most: number }>) => sql<MeetingRow>`
    select bulletin.id, bulletin.title, bulletin.starts_at, bulletin.ends_at, bulletin.place,
           bulletin.sequence, bulletin.called_off_at,
           coalesce(bulletin.corrected_at, bulletin.sent_at) as changed_at
    from membership
    join bulletin on bulletin.bank_id = membership.bank_id and bulletin.starts_at >= ${p.since}
    left join attendance on attendance.bulletin_id = bulletin.id
      and attendance.person_id = membership.person_id
    where membership.person_id = ${p.personId} and membership.state = 'active'
      and ${isShown(p.now)} and bulletin.called_off_at is null
      and attendance.says is distinct from 'no'
    order by bulletin.starts_at desc limit ${p.most}`,
);
