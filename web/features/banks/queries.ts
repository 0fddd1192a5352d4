/** What the portal is asked about banks: each key and call declared once. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { pageQuery } from '#web/api/page-query.ts';

/** How often figures that others change are asked again. */
const POLL_INTERVAL_MS = 20_000;

/** All banks that take members, by name. */
export const banksQuery = queryOptions({
  queryKey: ['banks', 'list'],
  queryFn: ({ signal }) => call('listBanks', { query: { sort: 'name' } }, { signal }),
});

/** A page of the banks whose name contains a text; the previous page stays until it is here. */
export function bankSearchQuery(search: { q: string; limit: number; offset: number }) {
  const { q, limit, offset } = search;
  const query = { q, limit, offset, sort: 'name' } as const;
  return pageQuery('listBanks', { query });
}

/** The bank of a person, with all its data: also the one they have asked to join. */
export function bankOfUserQuery(id: number, bankId: number | null) {
  return queryOptions({
    queryKey: ['banks', 'of-user', id, bankId],
    queryFn: ({ signal }) => call('readBankOfUser', { params: { id } }, { signal }),
    // A change of bank is a change of status, and of the page that asks.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The administrators of my bank, for its members. */
export function bankPeopleQuery(bankId: number | null) {
  return queryOptions({
    queryKey: ['banks', 'people', bankId],
    queryFn: ({ signal }) => call('listBankPeople', {}, { signal }),
  });
}

/** My bank in figures, kept up to date while the page is open. */
export const figuresQuery = queryOptions({
  queryKey: ['banks', 'figures'],
  queryFn: ({ signal }) => call('readBankFigures', {}, { signal }),
  refetchInterval: POLL_INTERVAL_MS,
  refetchOnWindowFocus: 'always',
});

/** The notice of a bank that somebody may ask to join. */
export function privacyNoticeQuery(bankId: number) {
  return queryOptions({
    queryKey: ['banks', 'privacy-notice', bankId],
    queryFn: ({ signal }) => call('readPrivacyNotice', { params: { bankId } }, { signal }),
  });
}
