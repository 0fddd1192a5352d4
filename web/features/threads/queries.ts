/** The queries of conversations: each key and call declared once. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Thread } from '#contract/threads.ts';
import { call, callPage } from '#web/api/call.ts';

/** Every query of conversations begins so: whatever changes, all of them are asked again. */
export const THREADS_KEY = ['threads'] as const;

/** One page of the reader's conversations. */
export function threadsQuery(limit: number, offset: number) {
  const query = { limit, offset };
  return queryOptions({
    queryKey: [...THREADS_KEY, 'list', query],
    queryFn: ({ signal }) => callPage('listThreads', { query }, { signal }),
  });
}

/** In case the stream of live updates cannot be opened. */
const POLL_INTERVAL_MS = 120_000;

/** In how many conversations something is new; asked again with the list, as after reading. */
export const unreadQuery = queryOptions({
  queryKey: [...THREADS_KEY, 'list', 'unread'],
  queryFn: ({ signal }) => call('countUnreadThreads', {}, { signal }),
  refetchInterval: POLL_INTERVAL_MS,
});

/** One conversation, its latest messages first; the next page has earlier ones. */
export function threadQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: [...THREADS_KEY, 'one', id],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === 0 ? {} : { before: pageParam };
      return call('readThread', { params: { id }, query }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ hasEarlier, messages }: Thread) =>
      hasEarlier ? messages[0]?.id : undefined,
    retry: false,
  });
}

/** Whether the reader may write to somebody, and what there is already. */
export function partnerQuery(person: number, notice: number | undefined) {
  const query = { person, ...(notice === undefined ? {} : { notice }) };
  return queryOptions({
    queryKey: [...THREADS_KEY, 'partner', query],
    queryFn: ({ signal }) => call('readThreadPartner', { query }, { signal }),
    retry: false,
  });
}

/** Members of the reader's bank whose name has these words. */
export function bankPeopleQuery(bankId: number, q: string, limit: number) {
  return queryOptions({
    queryKey: [...THREADS_KEY, 'people', bankId, q],
    queryFn: ({ signal }) =>
      callPage('listMemberNames', { params: { id: bankId }, query: { q, limit } }, { signal }),
    placeholderData: (before) => before,
  });
}
