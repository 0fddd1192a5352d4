/** The routes of a bank's rooms. */
import type { roomsEndpoints } from '#contract/endpoints/banks/rooms.ts';
import type { ActionsOf } from '#server/call.ts';
import { changeRoom, declineRoom, readRooms } from './actions.ts';

export const roomRoutes = {
  listRooms: readRooms,
  changeRoom,
  declineRoom,
} satisfies ActionsOf<typeof roomsEndpoints>;
