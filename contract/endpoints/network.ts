/** Friend banks. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bankNameSchema } from '../members.ts';

export const networkEndpoints = {
  matchBanks: endpoint({
    method: 'GET',
    path: '/admin/banks/bank-match-list',
    access: 'member',
    room: 'network',
    summary: 'The banks one may exchange with: the own first, then the friends.',
    status: 200,
    reply: z.array(bankNameSchema),
  }),
};
