/** The queries of the board: each key and call declared once. What comes first is kept for times without a connection. */
import type { NoticePage } from '#contract/board/course.ts';
import type { NoticeKind } from '#contract/board/notices.ts';
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
  const isFirst = q === '' && group === '' && !forMe && offset === 0;
  const place = kind === 'request' ? 'requests' : 'offers';
  return readPage('listNotices', { query }, { keptAt: isFirst ? place : undefined });
}

/** The reader's own. */
export const ownNoticesQuery = read('listOwnNotices', {}, { keptAt: 'own-notices' });

/** One notice. */
export function noticeQuery(id: number) {
  const keptAt = `notice ${id}` as const;
  return read('readNotice', { params: { id } }, { retry: false, keptAt, kept: withoutContacts });
}

/** How others are reached is told by the portal alone: on a device it would outlast their erasure. */
function withoutContacts(notice: NoticePage): NoticePage {
  const nobody = { phone: null, email: null };
  return {
    ...notice,
    contact: { ...notice.contact, ...nobody },
    answers: notice.answers.map((answer) => ({ ...answer, contact: null })),
  };
}
