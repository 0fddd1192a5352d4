/** The routes of multiple exchanges. */
import type { batchesEndpoints } from '#contract/endpoints/batches.ts';
import type { Deps } from '#server/deps.ts';
import { pageValues } from '#server/platform/paging.ts';
import type { Handlers } from '#server/routing.ts';
import { readBatches, startBatch, stopBatch } from './start-batch.ts';
import { requestBatchUndo } from './undo-batch.ts';

export function batchRoutes(deps: Deps): Pick<Handlers, keyof typeof batchesEndpoints> {
  return {
    createMultipleExchanges: ({ actor, body, idempotencyKey }) =>
      startBatch(deps, actor, body, idempotencyKey),
    listExchangeBatches: ({ actor, query }) => readBatches(deps, actor, pageValues(query)),
    stopExchangeBatch: ({ actor, params }) => stopBatch(deps, actor, params.id),
    undoExchangeBatch: ({ actor, params, body }) =>
      requestBatchUndo(deps, actor, { batchId: params.id, reason: body?.reason }),
  };
}
