/** What the portal is asked about multiple exchanges: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ExchangeBatch } from '#contract/exchanges.ts';
import { callPage } from '#web/api/call.ts';

/** While work is under way one looks often; otherwise now and then, for others begin some too. */
const LOOK_WHILE_RUNNING_MS = 1_000;
const LOOK_AGAIN_MS = 20_000;

/** The latest multiple exchanges of one's bank, and how far they have come. */
export function batchesQuery(limit: number) {
  return queryOptions({
    queryKey: ['batches', limit],
    queryFn: ({ signal }) =>
      callPage('listExchangeBatches', { query: { limit: String(limit) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(isRunning) ? LOOK_WHILE_RUNNING_MS : LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** Not all of it is made or refused yet. */
export function isRunning({ finishedAt }: ExchangeBatch): boolean {
  return finishedAt === null;
}
