/** Which rooms a session has that names none. */
import { expect, it } from 'vitest';
import { OPEN_FROM_BEFORE, ROOM_NAMES } from '#contract/banks/room-names.ts';
import { hasRoom } from './session.ts';

it('a bank from before rooms has those that were open then, and no room that came later', () => {
  expect(ROOM_NAMES.filter((name) => hasRoom({}, name))).toEqual(OPEN_FROM_BEFORE);
});

it('any other bank has what its session names', () => {
  const session = { rooms: ['association' as const] };
  expect(ROOM_NAMES.filter((name) => hasRoom(session, name))).toEqual(['association']);
  expect(hasRoom({ rooms: [] }, undefined)).toBe(true);
});
