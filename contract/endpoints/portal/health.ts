/** How the portal is, at the desk of its administrators. */
import { endpoint } from '#contract/endpoint.ts';
import { portalHealthSchema } from '#contract/portal/health.ts';

export const healthEndpoints = {
  readPortalHealth: endpoint({
    method: 'GET',
    path: '/portal/health',
    access: 'portal',
    module: 'health',
    summary: 'How the portal is: late work, failed mails, backup, books, seals, disk.',
    status: 200,
    reply: portalHealthSchema,
  }),
};
