/** The routes of the seals, and the address of their page that stands on paper. */
import type { FastifyInstance } from 'fastify';
import type { sealsEndpoints } from '#contract/endpoints/hours/seals.ts';
import type { ActionsOf } from '#server/call.ts';
import { leadTo } from '#server/platform/http/public-page.ts';
import { readSeal, readSealPage, readSeals } from './reading.ts';

export const sealRoutes = {
  listSeals: readSeals,
  readSeal,
  readSealPage,
} satisfies ActionsOf<typeof sealsEndpoints>;

/** `/prova`, short enough to be typed from a sheet of paper, leads to the page. */
export function registerSealPage(app: FastifyInstance): void {
  leadTo(app, '/prova', '/api/public/seals.html');
}
