/** Rooms of banks in stories: closed as in a bank that has just come about. */
import { expect } from 'vitest';
import type { RoomName } from '#contract/banks/room-names.ts';
import type { Caller } from './caller.ts';
import type { TestPortal } from './portal.ts';
import { claimsOf } from './registration.ts';
import { type BankKey, NOW } from './world.ts';

/** Makes a bank one that has everything closed. */
export async function withoutRooms(portal: TestPortal, bank: BankKey): Promise<void> {
  const { deps, world } = portal;
  await deps.database.pool.query('update bank set opened_with_all = false where id = $1', [
    world.bank[bank],
  ]);
  await setRoom(portal, bank, { room: 'association', isOpen: false });
  await setRoom(portal, bank, { room: 'bodies', isOpen: false });
}

/** A bank has opened a room, without a call. */
export const openRoom = (portal: TestPortal, bank: BankKey, room: RoomName): Promise<void> =>
  setRoom(portal, bank, { room, isOpen: true });

/** A bank has closed a room, also one that it could not close by a call. */
export const closeRoom = (portal: TestPortal, bank: BankKey, room: RoomName): Promise<void> =>
  setRoom(portal, bank, { room, isOpen: false });

/** The room of its register. */
export const openRegister = (portal: TestPortal, bank: BankKey): Promise<void> =>
  openRoom(portal, bank, 'association');

/** Where it is not so already. */
async function setRoom(
  { deps, world }: TestPortal,
  bank: BankKey,
  { room, isOpen }: { room: RoomName; isOpen: boolean },
): Promise<void> {
  await deps.database.pool.query(
    `insert into bank_room (bank_id, room, is_open, changed_at, changed_by)
     select $1, $2, $3, $4, $5
     where room_stays_open($1, $2) <> $3`,
    [world.bank[bank], room, isOpen, NOW, world.person.giulia],
  );
}

/** Opens or closes a room, which must succeed. */
export async function change(desk: Caller, room: RoomName, isOpen: boolean): Promise<void> {
  const { status, text } = await desk.put(`/admin/rooms/${room}`, { isOpen });
  expect([status, text]).toEqual([204, '']);
}

/** The rooms that somebody's session says are open. */
export async function roomsOf(caller: Caller): Promise<unknown> {
  return claimsOf((await caller.get('/trefresh')).text).rooms ?? 'all';
}
