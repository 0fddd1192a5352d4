/** Friend banks. */
import { z } from 'zod';
import { bankSchema } from '#contract/banks/banks.ts';
import { associationSchema, friendshipSchema } from '#contract/banks/network.ts';
import { endpoint } from '#contract/endpoint.ts';
import { pageQuery, searchSchema, undoableSchema } from '#contract/values.ts';
import { byBankId, byId } from '../parameters.ts';

const associations = z.object(pageQuery(['operationDate']));

export const networkEndpoints = {
  listFriends: endpoint({
    method: 'GET',
    path: '/admin/banks/associated',
    access: 'member',
    scope: 'read',
    module: 'network',
    summary: 'The friend banks of my bank, and the hours that went each way.',
    query: associations,
    status: 200,
    reply: z.array(friendshipSchema),
    paged: true,
  }),
  listLinkable: endpoint({
    method: 'GET',
    path: '/admin/banks/not-associated',
    access: 'admin',
    module: 'network',
    summary: 'The banks that can be asked for a link.',
    query: z.object({ ...pageQuery(['name']), q: searchSchema }),
    status: 200,
    reply: z.array(bankSchema),
    paged: true,
  }),
  listLinksToApprove: endpoint({
    method: 'GET',
    path: '/admin/banks/associate-list',
    access: 'admin',
    module: 'network',
    summary: 'The links that other banks ask of mine.',
    query: associations,
    status: 200,
    reply: z.array(associationSchema),
    paged: true,
  }),
  listLinksAsked: endpoint({
    method: 'GET',
    path: '/admin/banks/request-list',
    access: 'admin',
    module: 'network',
    summary: 'The links that my bank asks of others.',
    query: associations,
    status: 200,
    reply: z.array(associationSchema),
    paged: true,
  }),
  askForLink: endpoint({
    method: 'POST',
    path: '/admin/banks/{bankId}/associate',
    access: 'admin',
    module: 'network',
    summary: 'Ask a bank for a link.',
    params: byBankId,
    status: 201,
    reply: associationSchema,
    refusals: ['not-found', 'already-requested'],
  }),
  approveLink: endpoint({
    method: 'PATCH',
    path: '/admin/banks/{id}/approve',
    access: 'admin',
    module: 'network',
    summary: 'Approve a link that another bank asks for.',
    params: byId,
    body: undoableSchema,
    status: 204,
    refusals: ['not-found', 'forbidden', 'already-decided'],
  }),
  rejectLink: endpoint({
    method: 'PATCH',
    path: '/admin/banks/{id}/reject',
    access: 'admin',
    module: 'network',
    summary: 'Reject a link that was asked for, or withdraw my own request.',
    params: byId,
    body: undoableSchema,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
  takeBackLink: endpoint({
    method: 'PATCH',
    path: '/admin/banks/{id}/take-back',
    access: 'admin',
    module: 'network',
    summary:
      'Take back my own answer, given `undoable` some seconds ago: the request is open again.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'forbidden', 'nothing-to-take-back'],
  }),
  removeLink: endpoint({
    method: 'DELETE',
    path: '/admin/banks/{id}',
    access: 'admin',
    module: 'network',
    summary: 'End a friendship; what waits between the banks can still be decided.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
};
