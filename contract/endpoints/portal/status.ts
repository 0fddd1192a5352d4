/** How the portal is, for everybody, and the maintenance that its administrators announce. */

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  maintenanceSchema,
  newMaintenanceSchema,
  publicStatusSchema,
} from '#contract/portal/status.ts';
import { byId, language } from '../parameters.ts';

/** Not counted per address: it has to answer when the database does not. */
const shared = {
  method: 'GET',
  access: 'public',
  module: 'status',
  ownTransaction: true,
  query: language,
  status: 200,
} as const;

export const statusEndpoints = {
  readStatus: endpoint({
    ...shared,
    path: '/public/status',
    summary: 'Whether the portal works, since when it runs, and planned maintenance.',
    reply: publicStatusSchema,
  }),
  readStatusPage: endpoint({
    ...shared,
    path: '/public/status.html',
    summary: 'The same as a page; `/status` leads there.',
    reply: z.string(),
    replyType: 'page',
  }),
  announceMaintenance: endpoint({
    method: 'POST',
    path: '/portal/maintenance',
    access: 'portal',
    module: 'status',
    summary: 'Announce when the portal may be away; everybody reads it on the status page.',
    body: newMaintenanceSchema,
    idempotent: true,
    status: 201,
    reply: maintenanceSchema,
  }),
  callOffMaintenance: endpoint({
    method: 'DELETE',
    path: '/portal/maintenance/{id}',
    access: 'portal',
    module: 'status',
    summary: 'Take an announcement off the status page.',
    params: byId,
    status: 204,
    refusals: ['not-found'],
  }),
};
