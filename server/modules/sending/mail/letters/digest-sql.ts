/** SQL of the letter with what is new on the board. */
import { type RawBuilder, sql } from 'kysely';
import type { RoomName } from '#contract/banks/room-names.ts';
import type { NoticeKind } from '#contract/board/notices.ts';
import { areFriends } from '#server/modules/banks/banks/sql.ts';
import { type PlacesRow, placesColumns } from '#server/modules/board/notices/places-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

interface OpenedValues {
  digestId: number;
  rooms: readonly RoomName[];
  /** The hour from which the digests of a day leave, where the portal is. */
  fromHour: number;
  timeZone: string;
}

/**
 * Of these rooms those that the bank has opened since the digests of the day before left, or since the
 * reader came. What is opened later than the first hour of a digest is told by the next one, so that each
 * opening is told once.
 */
export const readOpenedRooms = statement(
  'mail.readOpenedRooms',
  (p: Params<OpenedValues>) => sql<{ room: RoomName }>`
    select named.room
    from board_digest digest
    join membership on membership.person_id = digest.person_id
      and membership.bank_id = digest.bank_id and membership.state = 'active'
    cross join lateral (
      select max(sent_on) as sent_on from board_digest earlier
      where earlier.person_id = digest.person_id and earlier.sent_on < digest.sent_on
    ) before
    cross join unnest(${p.rooms}::text[]) with ordinality as named (room, nth)
    cross join lateral (
      select is_open, changed_at from bank_room
      where bank_room.bank_id = digest.bank_id and bank_room.room = named.room
      order by id desc limit 1
    ) latest
    where digest.id = ${p.digestId} and latest.is_open
      and latest.changed_at > membership.decided_at
      and latest.changed_at < ${leavesFrom(sql`digest.sent_on`, p)}
      and latest.changed_at >= coalesce(${leavesFrom(sql`before.sent_on`, p)}, '-infinity')
    order by nth`,
);

/** The moment from which the digests of a day leave. */
function leavesFrom(day: RawBuilder<unknown>, p: Params<OpenedValues>) {
  return sql`((${day} + make_interval(hours => ${p.fromHour})) at time zone ${p.timeZone})`;
}

/**
 * The notices of a digest that its reader still sees on the board, as long as they are a member of
 * the bank; requests first, friend banks last.
 */
export const readDigest = statement(
  'mail.readDigest',
  (p: Params<{ digestId: number; ignored: number }>) => sql<
    Reader &
      PlacesRow & {
        id: number;
        kind: NoticeKind;
        title: string;
        needed_by: string | null;
        author_id: number;
        author_name: string;
        author_surname: string;
        of_friend: boolean;
        bank_name: string;
        /** They did not come by any of the digests before, and get one a month. */
        is_monthly: boolean;
      }
  >`
    select ${READER}, ${placesColumns}, notice.id, notice.kind, notice.title, notice.needed_by,
           author.id as author_id, author.name as author_name, author.surname as author_surname,
           notice.bank_id <> digest.bank_id as of_friend, bank.name as bank_name,
           (select count(*) filter (where visited_at is null) = ${p.ignored}::integer
            from (select visited_at from board_digest earlier
                  where earlier.person_id = digest.person_id and earlier.sent_on < digest.sent_on
                  order by earlier.sent_on desc limit ${p.ignored}::integer) latest) as is_monthly
    from board_digest digest
    join person reader on reader.id = digest.person_id
    join membership on membership.person_id = reader.id
      and membership.bank_id = digest.bank_id and membership.state = 'active'
    join board_digest_item item on item.digest_id = digest.id
    join notice on notice.id = item.notice_id and notice.state = 'open'
      and (notice.bank_id = digest.bank_id or (notice.reach = 'friends'
        and ${areFriends(sql.ref('notice.bank_id'), sql.ref('digest.bank_id'))}))
    join person author on author.id = notice.person_id
    join bank on bank.id = notice.bank_id
    where digest.id = ${p.digestId}
    order by of_friend, notice.kind = 'offer', notice.needed_by, notice.id desc`,
);
