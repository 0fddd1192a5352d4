/** That the reader's bank is suspended; apart from the other queries, for nobody waits for it. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** Since when my bank is suspended; null while it is open. */
export const suspensionQuery = queryOptions({
  queryKey: ['banks', 'suspension'],
  queryFn: ({ signal }) => call('readOwnSuspension', {}, { signal }),
  // Who waits for it sees that it is open again.
  refetchInterval: ({ state }) => (state.data ? 60_000 : false),
});
