/** Being erased: asking for it, and taking it back. */
import { endpoint } from '../endpoint.ts';
import { askErasureSchema, erasureSchema } from '../erasure.ts';

export const erasureEndpoints = {
  readErasure: endpoint({
    method: 'GET',
    path: '/users/erasure',
    access: 'session',
    module: 'erasure',
    summary: 'Whether I asked to be erased, when that is done, and what is in its way.',
    status: 200,
    reply: erasureSchema,
  }),
  askErasure: endpoint({
    method: 'POST',
    path: '/users/erasure',
    access: 'session',
    module: 'erasure',
    summary: 'Ask to be erased in a week, with the password; asking again changes nothing.',
    body: askErasureSchema,
    status: 200,
    reply: erasureSchema,
    refusals: [
      'already-member',
      'last-admin',
      'already-requested',
      'second-factor-unreadable',
      'too-many-requests',
    ],
  }),
  takeBackErasure: endpoint({
    method: 'DELETE',
    path: '/users/erasure',
    access: 'session',
    module: 'erasure',
    summary: 'Take the wish to be erased back; without one nothing happens.',
    status: 200,
    reply: erasureSchema,
  }),
};
