/** The rooms of a bank: read, opened and closed by its administrators. */
import { z } from 'zod';
import { roomParams, roomSchema, roomUpdateSchema } from '#contract/banks/rooms.ts';
import { endpoint } from '#contract/endpoint.ts';

export const roomsEndpoints = {
  listRooms: endpoint({
    method: 'GET',
    path: '/admin/rooms',
    access: 'admin',
    module: 'rooms',
    summary: 'The rooms of my bank: which are open, and what keeps one from being closed.',
    status: 200,
    reply: z.array(roomSchema),
  }),
  changeRoom: endpoint({
    method: 'PUT',
    path: '/admin/rooms/{name}',
    access: 'admin',
    module: 'rooms',
    summary: 'Open or close a room of my bank; what is in it stays. Twice is once.',
    params: roomParams,
    body: roomUpdateSchema,
    status: 204,
    refusals: ['not-found', 'changed-meanwhile', 'room-in-use', 'office-for-adults'],
  }),
  declineRoom: endpoint({
    method: 'POST',
    path: '/admin/rooms/{name}/not-now',
    access: 'admin',
    whileSuspended: true,
    module: 'rooms',
    summary: 'No, thank you: that room is not offered to my desk again.',
    params: roomParams,
    status: 204,
    refusals: ['not-found'],
  }),
};
