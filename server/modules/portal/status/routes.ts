/** The routes of the status page, and its short address. */
import type { FastifyInstance } from 'fastify';
import type { statusEndpoints } from '#contract/endpoints/portal/status.ts';
import type { ActionsOf } from '#server/call.ts';
import { leadTo } from '#server/platform/http/public-page.ts';
import { announceMaintenance, callOffMaintenance } from './maintenance.ts';
import { readStatus, readStatusPage } from './reading.ts';

export const statusRoutes = {
  readStatus,
  readStatusPage,
  announceMaintenance,
  callOffMaintenance,
} satisfies ActionsOf<typeof statusEndpoints>;

/** `/status` is what people expect such a page to be called. */
export function registerStatusPage(app: FastifyInstance): void {
  leadTo(app, '/status', '/api/public/status.html');
}
