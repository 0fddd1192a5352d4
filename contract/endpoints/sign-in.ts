/** Signing in: where one is signed in, and what guards it. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionSchema } from '../sign-in.ts';

export const signInEndpoints = {
  listSessions: endpoint({
    method: 'GET',
    path: '/users/sessions',
    access: 'session',
    module: 'accounts',
    summary: 'Where I am signed in: the device in words, and when it was last used.',
    status: 200,
    reply: z.array(sessionSchema),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/sessions/{id}',
    access: 'session',
    module: 'accounts',
    summary: 'Sign out on one of my devices; its token is dead at once.',
    params: z.object({ id: z.uuid({ error: 'invalid' }) }),
    status: 204,
    refusals: ['not-found'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/users/sessions',
    access: 'session',
    module: 'accounts',
    summary: 'Sign out everywhere but here.',
    status: 204,
  }),
};
