/** Finding the members of one's bank, and being found. */
import { z } from 'zod';
import {
  foundPeopleQuery,
  foundPersonSchema,
  reachSchema,
  reachUpdateSchema,
} from '#contract/board/finding.ts';
import { endpoint } from '#contract/endpoint.ts';
import { byId } from '../parameters.ts';

export const findingEndpoints = {
  listFoundPeople: endpoint({
    method: 'GET',
    path: '/users/people',
    access: 'member',
    module: 'finding',
    summary: 'The members of my bank who want to be found, by first name, with what they can do.',
    query: foundPeopleQuery,
    status: 200,
    paged: true,
    reply: z.array(foundPersonSchema),
  }),
  readFoundPerson: endpoint({
    method: 'GET',
    path: '/users/people/{id}',
    access: 'member',
    module: 'finding',
    summary: 'One of them, with all they can do and offer.',
    params: byId,
    status: 200,
    reply: foundPersonSchema,
    refusals: ['not-found'],
  }),
  readReach: endpoint({
    method: 'GET',
    path: '/users/reach',
    access: 'member',
    module: 'finding',
    summary: 'How members reach me, and whether they find me.',
    status: 200,
    reply: reachSchema,
  }),
  setReach: endpoint({
    method: 'PATCH',
    path: '/users/reach',
    access: 'member',
    ofAge: true,
    whileSuspended: true,
    module: 'finding',
    summary: 'Say it once: it holds for my open notices, answers that wait, and all that follow.',
    body: reachUpdateSchema,
    status: 200,
    reply: reachSchema,
  }),
};
