/** Whom the desk of a bank might call. */
import { z } from 'zod';
import {
  attentionSchema,
  newRestSchema,
  pairSchema,
  restSchema,
} from '#contract/board/attention.ts';
import { endpoint } from '#contract/endpoint.ts';
import { byId } from '../parameters.ts';

export const attentionEndpoints = {
  readAttention: endpoint({
    method: 'GET',
    path: '/admin/attention',
    access: 'admin',
    module: 'attention',
    summary: 'Members of my bank to call, each under one reason; twenty at most, five of a reason.',
    status: 200,
    reply: attentionSchema,
  }),
  listPairs: endpoint({
    method: 'GET',
    path: '/admin/attention/{id}/pairs',
    access: 'admin',
    module: 'attention',
    summary: 'Up to three members with whom a newcomer could begin, and about what.',
    params: byId,
    status: 200,
    reply: z.array(pairSchema),
    refusals: ['not-found'],
  }),
  listRests: endpoint({
    method: 'GET',
    path: '/admin/attention/{id}/rest',
    access: 'admin',
    module: 'attention',
    summary: 'Until when the desk does not call a member, and why; the longest first.',
    params: byId,
    status: 200,
    reply: z.array(restSchema),
    refusals: ['not-found'],
  }),
  noteRest: endpoint({
    method: 'POST',
    path: '/admin/attention/{id}/rest',
    access: 'admin',
    module: 'attention',
    summary:
      'Note that a member is not called for a while; of two administrators the later day holds.',
    params: byId,
    body: newRestSchema,
    status: 201,
    reply: restSchema,
    refusals: ['not-found'],
  }),
  endRests: endpoint({
    method: 'DELETE',
    path: '/admin/attention/{id}/rest',
    access: 'admin',
    module: 'attention',
    summary: 'Call a member again from now on; also where nothing was noted.',
    params: byId,
    status: 204,
    refusals: ['not-found'],
  }),
};
