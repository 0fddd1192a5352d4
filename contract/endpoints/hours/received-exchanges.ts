/** A member records hours that they received. */
import { endpoint } from '#contract/endpoint.ts';
import { receivedExchangeSchema } from '#contract/hours/exchanges.ts';
import { recordedExchangeSchema } from '#contract/hours/recording.ts';

export const receivedExchangesEndpoints = {
  createReceivedExchange: endpoint({
    method: 'POST',
    path: '/users/transactions/received',
    access: 'member',
    scope: 'exchanges:write',
    actsFor: 'trust',
    module: 'exchanges',
    summary: 'Record hours that I received, and confirm them by that (law L4).',
    body: receivedExchangeSchema,
    status: 201,
    reply: recordedExchangeSchema,
    idempotent: true,
    refusals: ['proxy-is-creditor', 'already-recorded'],
  }),
};
