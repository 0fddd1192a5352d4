/** SQL of the rooms of banks, as everything that begins in one asks for them (specification §40). */
import { type Expression, type RawBuilder, sql } from 'kysely';
import { OPEN_FROM_BEFORE, type RoomName } from '#contract/banks/room-names.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Whether a bank of the statement has that room open. */
export const hasRoom = (bankId: Expression<unknown> | RawBuilder<unknown>, room: RoomName) =>
  sql<boolean>`coalesce(
    (select is_open from bank_room
     where bank_room.bank_id = ${bankId} and bank_room.room = ${sql.lit(room)}
     order by bank_room.id desc limit 1),
    (select opened_with_all and ${sql.lit(OPEN_FROM_BEFORE.includes(room))}
     from bank as rooms_of where rooms_of.id = ${bankId}))`;

/** Whether a room of which a bank has said nothing is open in it. */
export const isOpenFromBefore = (room: Expression<unknown> | RawBuilder<unknown>) =>
  sql<boolean>`(bank.opened_with_all and ${room} in (${sql.join(
    OPEN_FROM_BEFORE.map((name) => sql.lit(name)),
  )}))`;

/** Whether a room is open, which it then is until the transaction ends. */
export const roomStaysOpen = statement(
  'guards.roomStaysOpen',
  (p: Params<{ bankId: number; room: RoomName }>) => sql<{ is_open: boolean }>`
    select room_stays_open(${p.bankId}, ${p.room}) as is_open`,
);

/** Of some rooms those that a bank has open, in their order. */
export const listOpenRooms = statement(
  'guards.listOpenRooms',
  (p: Params<{ bankId: number; rooms: readonly RoomName[] }>) => sql<{ room: RoomName }>`
    select named.room
    from bank cross join unnest(${p.rooms}::text[]) with ordinality as named (room, nth)
    where bank.id = ${p.bankId} and coalesce((
      select is_open from bank_room where bank_id = bank.id and bank_room.room = named.room
      order by id desc limit 1
    ), ${isOpenFromBefore(sql`named.room`)})
    order by nth`,
);

interface RoomChange {
  bankId: number;
  room: RoomName;
  isOpen: boolean;
  by: number;
  now: Date;
}

export const insertRoomChange = statement('guards.insertRoomChange', (p: Params<RoomChange>) =>
  query.insertInto('bank_room').values({
    bank_id: p.bankId,
    room: p.room,
    is_open: p.isOpen,
    changed_at: p.now,
    changed_by: p.by,
  }),
);
