/** The suspension of a bank: begun and ended by the portal, read by the members. */
import { endpoint } from '#contract/endpoint.ts';
import { ownSuspensionSchema, suspensionReasonSchema } from '#contract/portal/suspensions.ts';
import { byId } from '../parameters.ts';

export const suspensionsEndpoints = {
  readOwnSuspension: endpoint({
    method: 'GET',
    path: '/users/bank-suspension',
    access: 'member',
    actsFor: 'trust',
    scope: 'read',
    module: 'suspensions',
    summary: 'Since when my bank is suspended; `null` while it is not.',
    status: 200,
    reply: ownSuspensionSchema.nullable(),
  }),
  suspendBank: endpoint({
    method: 'POST',
    path: '/portal/banks/{id}/suspend',
    access: 'portal',
    module: 'suspensions',
    summary: 'Suspend a bank: its members read everything, and nothing in it moves.',
    params: byId,
    body: suspensionReasonSchema,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
  reopenBank: endpoint({
    method: 'POST',
    path: '/portal/banks/{id}/reopen',
    access: 'portal',
    module: 'suspensions',
    summary: 'Reopen a bank that is suspended; what waited goes on.',
    params: byId,
    body: suspensionReasonSchema,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
};
