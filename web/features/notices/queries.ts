/** The queries of the board: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NoticeKind } from '#contract/notices.ts';
import { call, callPage } from '#web/api/call.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** Every query of the board begins so: whatever changes, all of them are asked again. */
export const NOTICES_KEY = ['notices'] as const;

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
  const lang = currentLanguage();
  const query = {
    ...{ lang, kind, limit, offset, forMe },
    ...(q === '' ? {} : { q }),
    ...(group === '' ? {} : { group: Number(group) }),
  };
  return queryOptions({
    queryKey: [...NOTICES_KEY, 'board', query],
    queryFn: ({ signal }) => callPage('listNotices', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many notices there are, by group, and for the reader. */
export function countsQuery() {
  const query = { lang: currentLanguage() };
  return queryOptions({
    queryKey: [...NOTICES_KEY, 'counts', query.lang],
    queryFn: ({ signal }) => call('countNotices', { query }, { signal }),
  });
}

/** The reader's own notices in every state. */
export function ownNoticesQuery() {
  const query = { lang: currentLanguage() };
  return queryOptions({
    queryKey: [...NOTICES_KEY, 'mine', query.lang],
    queryFn: ({ signal }) => call('listOwnNotices', { query }, { signal }),
  });
}

/** One notice. */
export function noticeQuery(id: number) {
  const query = { lang: currentLanguage() };
  return queryOptions({
    queryKey: [...NOTICES_KEY, 'one', id, query.lang],
    queryFn: ({ signal }) => call('readNotice', { params: { id }, query }, { signal }),
    retry: false,
  });
}

/** Who may help with a request of the reader's. */
export function noticeHelpersQuery(id: number) {
  return queryOptions({
    queryKey: [...NOTICES_KEY, 'helpers', id],
    queryFn: ({ signal }) => call('listNoticeHelpers', { params: { id } }, { signal }),
  });
}
