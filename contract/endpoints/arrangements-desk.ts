/** Appointments at the desk of a bank, for members who use no e-mail. */
import { z } from 'zod';
import {
  deskAgreeSchema,
  deskArrangementsQuery,
  deskCardSchema,
  deskDoneSchema,
  deskProposalSchema,
  deskWordOnSchema,
} from '../arrangements-desk.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from './shared.ts';

export const arrangementsDeskEndpoints = {
  listDeskArrangements: endpoint({
    method: 'GET',
    path: '/admin/arrangements',
    access: 'admin',
    module: 'arrangements',
    summary:
      'The appointments of members of my bank: of today and tomorrow, or all that are open; the next first.',
    query: deskArrangementsQuery,
    status: 200,
    paged: true,
    reply: z.array(deskCardSchema),
  }),
  proposeForMember: endpoint({
    method: 'POST',
    path: '/admin/arrangements',
    access: 'admin',
    module: 'arrangements',
    summary: 'Propose a day for a member of my bank who uses no e-mail; the other one agrees.',
    body: deskProposalSchema,
    status: 201,
    reply: deskCardSchema,
    idempotent: true,
    refusals: ['not-found', 'person-has-login', 'too-many-requests', 'idempotency-key-reused'],
  }),
  agreeForMember: endpoint({
    method: 'POST',
    path: '/admin/arrangements/{id}/agree',
    access: 'admin',
    module: 'arrangements',
    summary: 'Agree for a member of my bank who uses no e-mail.',
    params: byId,
    body: deskAgreeSchema,
    status: 200,
    reply: deskCardSchema,
    refusals: ['not-found', 'forbidden', 'already-decided', 'seen-outdated'],
  }),
  dropForMember: endpoint({
    method: 'POST',
    path: '/admin/arrangements/{id}/drop',
    access: 'admin',
    whileSuspended: true,
    module: 'arrangements',
    summary: 'Drop it for a member of my bank who uses no e-mail, or say that it was not done.',
    params: byId,
    body: deskWordOnSchema,
    status: 200,
    reply: deskCardSchema,
    refusals: ['not-found', 'forbidden', 'already-decided'],
  }),
  recordForMember: endpoint({
    method: 'POST',
    path: '/admin/arrangements/{id}/done',
    access: 'admin',
    module: 'arrangements',
    summary:
      'It was done: recorded for a member of my bank who uses no e-mail; for who received it is confirmed.',
    params: byId,
    body: deskDoneSchema,
    status: 200,
    reply: deskCardSchema,
    refusals: [
      'not-found',
      'forbidden',
      'too-early',
      'already-decided',
      'already-recorded',
      'seen-outdated',
    ],
  }),
};
