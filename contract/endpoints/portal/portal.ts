/** New banks: applied for, and decided at the portal administrators' desk. */
import { z } from 'zod';
import { newBankSchema } from '#contract/banks/banks.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  APPLICATION_SORTS,
  bankApplicationSchema,
  HISTORY_SORTS,
  ownApplicationSchema,
  portalDeedSchema,
} from '#contract/portal/portal.ts';
import { pageQuery } from '#contract/values.ts';
import { byId } from '../parameters.ts';

export const portalEndpoints = {
  readContact: endpoint({
    method: 'GET',
    path: '/portal/contact',
    access: 'public',
    module: 'portal',
    summary: 'Whom to write to about the portal, before registering or applying for a new bank.',
    status: 200,
    reply: z.object({ portal: z.string(), emails: z.array(z.string()) }),
  }),
  applyForBank: endpoint({
    method: 'POST',
    path: '/admin/banks',
    access: 'session',
    module: 'portal',
    summary: 'Apply for a new bank; the portal’s administrators decide.',
    body: newBankSchema,
    status: 201,
    reply: z.object({
      /** The number that the bank has once approved; until then nobody's. */
      bankId: z.number(),
      applicationId: z.number(),
    }),
    refusals: ['already-member', 'already-requested', 'bank-name-taken'],
  }),
  readOwnApplication: endpoint({
    method: 'GET',
    path: '/users/bank-application',
    access: 'session',
    module: 'portal',
    summary: 'My application for a new bank while it waits; `null` when there is none.',
    status: 200,
    reply: ownApplicationSchema.nullable(),
  }),
  withdrawApplication: endpoint({
    method: 'DELETE',
    path: '/users/bank-application/{id}',
    access: 'session',
    module: 'portal',
    summary: 'Withdraw my application for a new bank while it waits.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
  listBankApplications: endpoint({
    method: 'GET',
    path: '/portal/bank-applications',
    access: 'portal',
    module: 'portal',
    summary: 'The new banks that ask to be let in; open ones unless asked otherwise.',
    query: z.object({
      ...pageQuery(APPLICATION_SORTS),
      status: z.enum(['open', 'approved', 'denied'], { error: 'invalid' }).optional(),
    }),
    status: 200,
    reply: z.array(bankApplicationSchema),
    paged: true,
  }),
  approveBankApplication: endpoint({
    method: 'PATCH',
    path: '/portal/bank-applications/{id}/approve',
    access: 'portal',
    module: 'portal',
    summary: 'Make the bank live and the applicant its first administrator.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-decided', 'bank-name-taken'],
  }),
  denyBankApplication: endpoint({
    method: 'PATCH',
    path: '/portal/bank-applications/{id}/deny',
    access: 'portal',
    module: 'portal',
    summary: 'Deny the new bank; the applicant may ask another.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
  listPortalHistory: endpoint({
    method: 'GET',
    path: '/portal/history',
    access: 'portal',
    module: 'portal',
    summary: 'What the portal’s administrators did, the latest first.',
    query: z.object(pageQuery(HISTORY_SORTS)),
    status: 200,
    reply: z.array(portalDeedSchema),
    paged: true,
  }),
};
