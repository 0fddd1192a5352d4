/** The queries of conversations: each key and call declared once. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Thread } from '#contract/board/threads.ts';
import { call } from '#web/api/call.ts';

/** One conversation, its latest messages first; the next page has earlier ones. */
export function threadQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['readThread', { params: { id } }, 'pages'],
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
