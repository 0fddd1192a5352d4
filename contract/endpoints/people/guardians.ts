/** Members below the age that their bank asks for, and who answers for them (specification §52). */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { guardianUpdateSchema, minorSchema } from '#contract/people/guardians.ts';
import { byId } from '../parameters.ts';

export const guardiansEndpoints = {
  listMinors: endpoint({
    method: 'GET',
    path: '/admin/minors',
    access: 'admin',
    module: 'guardians',
    inRoom: { room: 'association', does: 'reads' },
    summary:
      'The members of my bank who are below the age that it asks for, or came of age in 30 days, with who answers for them.',
    status: 200,
    reply: z.array(minorSchema),
  }),
  writeGuardian: endpoint({
    method: 'PUT',
    path: '/admin/banks/users/{id}/guardian',
    access: 'admin',
    module: 'guardians',
    inRoom: { room: 'association', does: 'begins' },
    summary: 'Write down who answers for a member below that age, by the form that they signed.',
    params: byId,
    body: guardianUpdateSchema,
    status: 204,
    refusals: ['not-found', 'changed-meanwhile'],
  }),
};
