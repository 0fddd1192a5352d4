/** What the portal is asked about banks: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '#web/api/call.ts';

/** All banks one may join, by name. */
export const banksQuery = queryOptions({
  queryKey: ['members', 'banks'],
  queryFn: ({ signal }) => call('listBanks', { query: { sort: 'name' } }, { signal }),
});

/** A page of the banks whose name holds a text; the page before stays until it is here. */
export function bankSearchQuery(search: { q: string; limit: number; offset: number }) {
  const { q, limit, offset } = search;
  const query = { q, limit, offset, sort: 'name' } as const;
  return queryOptions({
    queryKey: ['members', 'banks', query],
    queryFn: ({ signal }) => callPage('listBanks', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The bank of a person, with all its data: also the one they have asked to join. */
export function bankOfUserQuery(id: number, bankId: number | null) {
  return queryOptions({
    queryKey: ['members', 'bank-of-user', id, bankId],
    queryFn: ({ signal }) => call('readBankOfUser', { params: { id } }, { signal }),
    // Whoever changes bank changes status, and with it the page that asks.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
