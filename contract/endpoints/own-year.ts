/** A member's own figures. */
import { endpoint } from '../endpoint.ts';
import { ownYearSchema } from '../own-year.ts';

export const ownYearEndpoints = {
  readOwnYear: endpoint({
    method: 'GET',
    path: '/users/transactions/year',
    access: 'member',
    module: 'exchanges',
    summary:
      'My confirmed exchanges of the last twelve months: the balance by month, and with whom.',
    status: 200,
    reply: ownYearSchema,
  }),
};
