/** What the portal is asked about multiple exchanges: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ExchangeBatch } from '#contract/batches.ts';
import { callPage } from '#web/api/call.ts';

/** While something is under way one looks often; otherwise now and then, for others begin some too. */
const LOOK_WHILE_UNDER_WAY_MS = 1_000;
const LOOK_AGAIN_MS = 20_000;

export const BATCHES_KEY = ['batches'];

/** The latest multiple exchanges of one's bank, and how far they have come. */
export function batchesQuery(limit: number) {
  return queryOptions({
    queryKey: [...BATCHES_KEY, limit],
    queryFn: ({ signal }) => callPage('listExchangeBatches', { query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(isUnderWay) ? LOOK_WHILE_UNDER_WAY_MS : LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** It waits to start, is being made, or is being taken back. */
export function isUnderWay({ state }: ExchangeBatch): boolean {
  return state === 'waiting' || state === 'running' || state === 'undoing';
}
