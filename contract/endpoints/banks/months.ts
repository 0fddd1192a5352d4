/** How a bank is doing, month by month (specification §43). */
import { z } from 'zod';
import { bankMonthSchema, monthsQuery } from '#contract/banks/months.ts';
import { endpoint } from '#contract/endpoint.ts';

export const monthsEndpoints = {
  readMonths: endpoint({
    method: 'GET',
    path: '/admin/figures',
    access: 'admin',
    module: 'months',
    summary:
      'Four figures of each month that is over of my bank, the oldest first, with their counts.',
    query: monthsQuery,
    status: 200,
    reply: z.array(bankMonthSchema),
  }),
};
