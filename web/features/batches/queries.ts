/** The queries about multiple exchanges: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ExchangeBatch } from '#contract/batches.ts';
import { callPage } from '#web/api/call.ts';
import { POLLED } from '#web/api/query-client.ts';

const POLL_INTERVAL_IN_PROGRESS_MS = 1_000;

export const BATCHES_KEY = ['batches'];

/** The latest multiple exchanges of the bank, and how far they have come. */
export function batchesQuery(limit: number) {
  return queryOptions({
    queryKey: [...BATCHES_KEY, limit],
    queryFn: ({ signal }) => callPage('listExchangeBatches', { query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
    ...POLLED,
    refetchInterval: ({ state }) =>
      state.data?.items.some(isInProgress) ? POLL_INTERVAL_IN_PROGRESS_MS : POLLED.refetchInterval,
  });
}

/** It has not started, is being made, or is being undone. */
export function isInProgress({ state }: ExchangeBatch): boolean {
  return state === 'waiting' || state === 'running' || state === 'undoing';
}
