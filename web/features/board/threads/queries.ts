/** The queries of conversations: each key and call declared once. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Thread } from '#contract/board/threads.ts';
import { call, callPage } from '#web/api/call.ts';
import { askOrRecall } from '#web/api/kept-answers.ts';
import { readPage } from '#web/api/read.ts';

/** The reader's conversations; the first page is kept for times without a connection. */
export function threadsQuery(query: { limit: number; offset: number }) {
  const threads = readPage('listThreads', { query });
  if (query.offset > 0) return threads;
  return queryOptions({
    ...threads,
    queryFn: ({ signal }) =>
      askOrRecall('threads', () => callPage('listThreads', { query }, { signal })),
  });
}

/** One conversation, its latest messages first; the next page has earlier ones. */
export function threadQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['readThread', { params: { id } }, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === 0 ? {} : { before: pageParam };
      const ask = () => call('readThread', { params: { id }, query }, { signal });
      return pageParam === 0 ? askOrRecall(`thread ${id}`, ask) : ask();
    },
    initialPageParam: 0,
    getNextPageParam: ({ hasEarlier, messages }: Thread) =>
      hasEarlier ? messages[0]?.id : undefined,
    retry: false,
  });
}
