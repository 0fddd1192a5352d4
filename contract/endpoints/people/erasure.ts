/** Being erased: asking for it, and taking it back. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  askErasureSchema,
  deskErasureSchema,
  erasureSchema,
  newDeskErasureSchema,
} from '#contract/people/erasure.ts';
import { pageQuery } from '#contract/values.ts';
import { byId } from '../parameters.ts';

export const erasureEndpoints = {
  readErasure: endpoint({
    method: 'GET',
    path: '/users/erasure',
    access: 'session',
    module: 'erasure',
    summary: 'Whether I asked to be erased, when that is done, and what is in its way.',
    ownTransaction: true,
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
    ownTransaction: true,
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
  listDeskErasures: endpoint({
    method: 'GET',
    path: '/admin/erasures',
    access: 'admin',
    module: 'erasure',
    summary: 'Who has left my bank and has no login, by name, and who of them wants to be erased.',
    query: z.object(pageQuery(['fullName'])),
    status: 200,
    reply: z.array(deskErasureSchema),
    paged: true,
  }),
  askErasureFor: endpoint({
    method: 'POST',
    path: '/admin/erasures/{id}',
    access: 'admin',
    module: 'erasure',
    summary: 'Note that somebody without a login, who left my bank, wants to be erased in a week.',
    params: byId,
    body: newDeskErasureSchema,
    status: 200,
    reply: deskErasureSchema,
    refusals: ['not-found', 'already-member'],
  }),
  takeBackErasureFor: endpoint({
    method: 'DELETE',
    path: '/admin/erasures/{id}',
    access: 'admin',
    module: 'erasure',
    summary: 'Take that wish back for them; without one nothing happens.',
    params: byId,
    status: 200,
    reply: deskErasureSchema,
    refusals: ['not-found'],
  }),
};
