/** Appointments at the desk of a bank. */
import { z } from 'zod';
import { deskArrangementsQuery, deskCardSchema } from '#contract/board/arrangements-desk.ts';
import { endpoint } from '#contract/endpoint.ts';

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
};
