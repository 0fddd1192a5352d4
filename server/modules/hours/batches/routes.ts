/** The routes of multiple exchanges. */
import type { batchesEndpoints } from '#contract/endpoints/hours/batches.ts';
import type { ActionsOf } from '#server/call.ts';
import { readBatches, startBatch, startEvening, stopBatch } from './start-batch.ts';
import { requestBatchUndo } from './undo-batch.ts';

export const batchRoutes = {
  createMultipleExchanges: startBatch,
  recordEvening: startEvening,
  listExchangeBatches: readBatches,
  stopExchangeBatch: stopBatch,
  undoExchangeBatch: requestBatchUndo,
} satisfies ActionsOf<typeof batchesEndpoints>;
