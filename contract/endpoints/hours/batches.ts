/** Multiple exchanges of a bank (law L10). */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { eveningSchema, exchangeBatchSchema } from '#contract/hours/batches.ts';
import { reversalSchema } from '#contract/hours/exchange-decisions.ts';
import { multipleExchangeSchema } from '#contract/hours/exchanges.ts';
import { pageQuery } from '#contract/values.ts';
import { byId } from '../parameters.ts';

export const batchesEndpoints = {
  createMultipleExchanges: endpoint({
    method: 'POST',
    path: '/admin/multiple-transactions',
    access: 'admin',
    module: 'batches',
    summary: 'Register many exchanges; taken in charge, a mail tells how it went (law L10).',
    body: multipleExchangeSchema,
    status: 202,
    idempotent: true,
    refusals: ['fee-missing', 'not-insured'],
  }),
  recordEvening: endpoint({
    method: 'POST',
    path: '/admin/evenings',
    access: 'admin',
    module: 'batches',
    summary:
      'Register what many did on one evening, each for their own time, with one member or for the bank: multiple exchanges, one for each length (law L10).',
    body: eveningSchema,
    status: 202,
    refusals: ['room-closed', 'fee-missing', 'not-insured'],
    idempotent: true,
  }),
  listExchangeBatches: endpoint({
    method: 'GET',
    path: '/admin/multiple-transactions',
    access: 'admin',
    scope: 'desk:read',
    module: 'batches',
    summary: 'How far the multiple exchanges of my bank have come, the latest first.',
    query: z.object(pageQuery(['createdAt'])),
    status: 200,
    reply: z.array(exchangeBatchSchema),
    paged: true,
  }),
  stopExchangeBatch: endpoint({
    method: 'PATCH',
    path: '/admin/multiple-transactions/{id}/stop',
    access: 'admin',
    module: 'batches',
    summary:
      'Stop a multiple exchange before it starts: no exchange is made, nobody gets a letter.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-started', 'already-decided'],
  }),
  undoExchangeBatch: endpoint({
    method: 'PATCH',
    path: '/admin/multiple-transactions/{id}/undo',
    access: 'admin',
    module: 'batches',
    summary:
      'Take a finished multiple exchange back: confirmed ones are reversed, pending ones cancelled (laws L5, L6).',
    params: byId,
    body: reversalSchema,
    status: 202,
    refusals: ['not-found', 'not-finished', 'already-decided'],
  }),
};
