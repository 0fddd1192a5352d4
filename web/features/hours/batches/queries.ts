/** The queries about multiple exchanges: each key and call declared once. */
import type { ExchangeBatch } from '#contract/hours/batches.ts';
import { POLLED } from '#web/api/query-client.ts';
import { readPage } from '#web/api/read.ts';

const POLL_INTERVAL_IN_PROGRESS_MS = 1_000;

/** The latest multiple exchanges of the bank, and how far they have come. */
export function batchesQuery(limit: number) {
  return readPage(
    'listExchangeBatches',
    { query: { limit } },
    {
      ...POLLED,
      refetchInterval: ({ state }) =>
        state.data?.items.some(isInProgress)
          ? POLL_INTERVAL_IN_PROGRESS_MS
          : POLLED.refetchInterval,
    },
  );
}

/** It has not started, is being made, or is being undone. */
export function isInProgress({ state }: ExchangeBatch): boolean {
  return state === 'waiting' || state === 'running' || state === 'undoing';
}
