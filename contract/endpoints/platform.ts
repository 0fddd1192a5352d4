/** The portal itself. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const platformEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    module: 'platform',
    summary: 'Whether the portal and its database answer.',
    status: 200,
    reply: z.object({ status: z.literal('ok'), database: z.literal('ok'), version: z.string() }),
    refusals: ['unavailable'],
  }),
};
