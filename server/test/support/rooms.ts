/** Rooms of banks in stories: closed as in a bank that has just come about. */
import { expect } from 'vitest';
import type { RoomName } from '#contract/banks/room-names.ts';
import type { Caller } from './caller.ts';
import type { TestPortal } from './portal.ts';
import { claimsOf } from './registration.ts';
import type { BankKey } from './world.ts';

/** Makes a bank one that has opened nothing yet. */
export async function withoutRooms({ deps, world }: TestPortal, bank: BankKey): Promise<void> {
  await deps.database.pool.query('update bank set opened_with_all = false where id = $1', [
    world.bank[bank],
  ]);
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
