/** The band of balances: my own outlook, and the exceptions that the desk makes. */
import { endpoint } from '#contract/endpoint.ts';
import {
  balanceOutlookSchema,
  bandUpdateSchema,
  memberBandSchema,
  outlookQuery,
} from '#contract/hours/limits-of-balance.ts';
import { byId } from '../parameters.ts';

export const limitsEndpoints = {
  readBalanceOutlook: endpoint({
    method: 'GET',
    path: '/users/balance-outlook',
    access: 'member',
    scope: 'read',
    actsFor: 'trust',
    module: 'limits',
    summary: 'My own balance after giving or receiving some minutes, and the band of my bank.',
    query: outlookQuery,
    status: 200,
    reply: balanceOutlookSchema,
  }),
  readMemberBand: endpoint({
    method: 'GET',
    path: '/admin/banks/users/{id}/band',
    access: 'admin',
    module: 'limits',
    summary: 'The band of a member of my bank, and the exceptions to it, the latest first.',
    params: byId,
    status: 200,
    reply: memberBandSchema,
    refusals: ['not-found'],
  }),
  changeMemberBand: endpoint({
    method: 'PUT',
    path: '/admin/banks/users/{id}/band',
    access: 'admin',
    module: 'limits',
    summary: 'Make an exception to the band for a member of my bank, or end it.',
    params: byId,
    body: bandUpdateSchema,
    status: 200,
    reply: memberBandSchema,
    refusals: ['not-found', 'own-decision'],
  }),
};
