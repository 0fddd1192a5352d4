/** The queries of conversations: each key and call declared once. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Thread } from '#contract/board/threads.ts';
import { call } from '#web/api/call.ts';
import { askOrRecall } from '#web/api/kept-answers.ts';
import { readPage } from '#web/api/read.ts';

/** The reader's conversations; the first page is kept for times without a connection. */
export function threadsQuery(query: { limit: number; offset: number }) {
  return readPage('listThreads', { query }, { keptAt: query.offset > 0 ? undefined : 'threads' });
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
