/** The queries of appointments: each key and call declared once. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** Every query of appointments begins so. */
const ARRANGEMENTS_KEY = ['arrangements'] as const;

/** More than anybody has open, or looks back at. */
const MOST = 100;

/** The reader's appointments: what is open with the next first, or what is over with the latest first. */
export function arrangementsQuery(part: 'open' | 'over') {
  const query = { lang: currentLanguage(), part, limit: MOST };
  return queryOptions({
    queryKey: [...ARRANGEMENTS_KEY, part, query.lang],
    queryFn: ({ signal }) => call('listArrangements', { query }, { signal }),
  });
}

/** One of them. */
export function arrangementQuery(id: number) {
  const query = { lang: currentLanguage() };
  return queryOptions({
    queryKey: [...ARRANGEMENTS_KEY, 'one', id, query.lang],
    queryFn: ({ signal }) => call('readArrangement', { params: { id }, query }, { signal }),
    retry: false,
  });
}

/** The reader's standing appointments that have not ended. */
export function standingsQuery() {
  const query = { lang: currentLanguage() };
  return queryOptions({
    queryKey: [...ARRANGEMENTS_KEY, 'standings', query.lang],
    queryFn: ({ signal }) => call('listStandings', { query }, { signal }),
  });
}
