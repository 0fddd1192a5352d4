/** A member's own figures, and the people they exchange with. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { partnerSchema } from '#contract/hours/exchanges.ts';
import { ownYearSchema } from '#contract/hours/own-year.ts';
import { pageQuery } from '#contract/values.ts';

export const ownYearEndpoints = {
  readOwnYear: endpoint({
    method: 'GET',
    path: '/users/transactions/year',
    access: 'member',
    scope: 'read',
    module: 'exchanges',
    summary:
      'My confirmed exchanges of the last twelve months: the balance by month, and with whom.',
    status: 200,
    reply: ownYearSchema,
  }),
  listPartners: endpoint({
    method: 'GET',
    path: '/users/transactions/partners',
    access: 'member',
    scope: 'read',
    actsFor: 'trust',
    module: 'exchanges',
    summary: 'The people I exchanged with last, the latest first.',
    query: z.object(pageQuery(['latest'])),
    status: 200,
    reply: z.array(partnerSchema),
    paged: true,
  }),
};
