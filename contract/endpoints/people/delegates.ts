/** People of trust: who acts for whom (specification §12). */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  delegationSchema,
  newDelegationSchema,
  ownDelegationsSchema,
} from '#contract/people/delegates.ts';
import { byId } from '../parameters.ts';

export const delegatesEndpoints = {
  listOwnProxies: endpoint({
    method: 'GET',
    path: '/users/proxies',
    access: 'session',
    module: 'delegates',
    summary: 'For whom I act, and who acts for me.',
    status: 200,
    reply: ownDelegationsSchema,
  }),
  endOwnProxy: endpoint({
    method: 'DELETE',
    path: '/users/proxies/{id}',
    access: 'member',
    whileSuspended: true,
    module: 'delegates',
    summary: 'Act for somebody no more, or let somebody act for me no more.',
    params: byId,
    status: 204,
    refusals: ['not-found'],
  }),
  listProxiesOf: endpoint({
    method: 'GET',
    path: '/admin/banks/users/{id}/proxies',
    access: 'admin',
    module: 'delegates',
    summary: 'Who acts for a member of my bank, and for whom that member acts.',
    params: byId,
    status: 200,
    reply: z.object({ trusted: z.array(delegationSchema), actsFor: z.array(delegationSchema) }),
    refusals: ['not-found'],
  }),
  nameProxy: endpoint({
    method: 'POST',
    path: '/admin/banks/users/{id}/proxies',
    access: 'admin',
    module: 'delegates',
    summary: 'Note whom a member of my bank trusts to act for them, by the form that they signed.',
    params: byId,
    body: newDelegationSchema,
    status: 201,
    reply: delegationSchema,
    refusals: [
      'not-found',
      'person-without-login',
      'office-for-adults',
      'already-delegate',
      'delegate-of-three',
      'delegate-of-two-bodies',
      'body-has-five',
    ],
  }),
  endProxy: endpoint({
    method: 'DELETE',
    path: '/admin/proxies/{id}',
    access: 'admin',
    whileSuspended: true,
    module: 'delegates',
    summary: 'End what a member of my bank has trusted somebody with.',
    params: byId,
    status: 204,
    refusals: ['not-found'],
  }),
};
