/** Bodies (specification §51): members that are not people. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  BODY_SORTS,
  bodySchema,
  bodyUpdateSchema,
  newBodySchema,
} from '#contract/people/bodies.ts';
import { pageQuery, searchSchema } from '#contract/values.ts';
import { byId } from '../parameters.ts';

export const bodiesEndpoints = {
  listBodies: endpoint({
    method: 'GET',
    path: '/admin/bodies',
    access: 'admin',
    module: 'bodies',
    inRoom: { room: 'bodies', does: 'reads' },
    summary: 'The members of my bank that are not people, and who acts for each.',
    query: z.object({ ...pageQuery(BODY_SORTS), q: searchSchema }),
    status: 200,
    reply: z.array(bodySchema),
    paged: true,
  }),
  registerBody: endpoint({
    method: 'POST',
    path: '/admin/bodies',
    access: 'admin',
    module: 'bodies',
    inRoom: { room: 'bodies', does: 'begins' },
    summary: 'Register and admit a body, by the form that who represents it has signed.',
    body: newBodySchema,
    status: 201,
    reply: bodySchema,
    idempotent: true,
    refusals: ['looks-like-another'],
  }),
  changeBody: endpoint({
    method: 'PATCH',
    path: '/admin/bodies/{id}',
    access: 'admin',
    module: 'bodies',
    inRoom: { room: 'bodies', does: 'finishes' },
    summary: 'Change what my bank wrote down of a body.',
    params: byId,
    body: bodyUpdateSchema,
    status: 200,
    reply: bodySchema,
    refusals: ['not-found', 'changed-meanwhile'],
  }),
};
