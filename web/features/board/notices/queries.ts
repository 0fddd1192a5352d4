/** The queries of the board: each key and call declared once. What comes first is kept for times without a connection. */
import { queryOptions } from '@tanstack/react-query';
import type { NoticeKind } from '#contract/board/notices.ts';
import { call, callPage } from '#web/api/call.ts';
import { askOrRecall } from '#web/api/kept-answers.ts';
import { read, readPage } from '#web/api/read.ts';

/** What a page of the board asks for. */
export interface BoardFilter {
  kind: NoticeKind;
  q: string;
  /** Of a group; empty for all. */
  group: string;
  forMe: boolean;
  limit: number;
  offset: number;
}

/** One page of the board. */
export function boardQuery({ kind, q, group, forMe, limit, offset }: BoardFilter) {
  const query = {
    ...{ kind, limit, offset, forMe },
    ...(q === '' ? {} : { q }),
    ...(group === '' ? {} : { group: Number(group) }),
  };
  const board = readPage('listNotices', { query });
  if (q !== '' || group !== '' || forMe || offset > 0) return board;
  const place = kind === 'request' ? 'requests' : 'offers';
  return queryOptions({
    ...board,
    queryFn: ({ signal }) =>
      askOrRecall(place, () => callPage('listNotices', { query }, { signal })),
  });
}

/** The reader's own. */
export const ownNoticesQuery = queryOptions({
  ...read('listOwnNotices'),
  queryFn: ({ signal }) => askOrRecall('own-notices', () => call('listOwnNotices', {}, { signal })),
});

/** One notice. */
export function noticeQuery(id: number) {
  const input = { params: { id } };
  return queryOptions({
    ...read('readNotice', input, { retry: false }),
    queryFn: ({ signal }) =>
      askOrRecall(`notice ${id}`, () => call('readNotice', input, { signal })),
  });
}
