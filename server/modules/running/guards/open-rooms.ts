/**
 * The rooms of banks, as everything that begins in one asks for them (specification §40): what begins keeps
 * its room open until it is done, and what puts something into a closed one opens it.
 */
import { ROOM_NAMES, type RoomName } from '#contract/banks/room-names.ts';
import type { Work } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { insertRoomChange, listOpenRooms, roomStaysOpen } from './rooms-sql.ts';

/** The rooms that a bank has open. */
export async function openRoomsOf(db: Queryable, bankId: number): Promise<RoomName[]> {
  const rows = await db.rows(listOpenRooms, { bankId, rooms: ROOM_NAMES });
  return rows.map(({ room }) => room);
}

/** Whether a room is open, which it then is until the transaction ends. */
async function keepsOpen(db: Queryable, bankId: number, room: RoomName): Promise<boolean> {
  return (await db.first(roomStaysOpen, { bankId, room }))?.is_open === true;
}

/** Keeps a room open until the transaction ends. @throws Refusal `room-closed` where it is not */
export async function assertOpen(db: Queryable, bankId: number, room: RoomName): Promise<void> {
  if (!(await keepsOpen(db, bankId, room))) throw new Refusal('room-closed');
}

/** A room that somebody opens or closes. */
interface RoomAct {
  bankId: number;
  room: RoomName;
  by: number;
  /** What has put something into it, where nobody opened it by hand. */
  because?: 'import' | 'closing';
}

/** Opens a room where it is closed, and keeps it open until the transaction ends. */
export async function openFor(work: Pick<Work, 'db' | 'now'>, act: RoomAct): Promise<void> {
  if (await keepsOpen(work.db, act.bankId, act.room)) return;
  await noteRoom(work, { ...act, isOpen: true });
}

/** Writes that a room is open or closed from now on: into the history, and to open screens. */
export async function noteRoom(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { bankId, room, by, because, isOpen }: RoomAct & { isOpen: boolean },
): Promise<void> {
  await db.count(insertRoomChange, { bankId, room, isOpen, by, now });
  const detail = because ? { room, because } : { room };
  await audit(db, now, isOpen ? 'room-opened' : 'room-closed', { actorId: by, bankId, detail });
  await enqueueEvent(db, 'room-changed', { bankId }, now);
}
