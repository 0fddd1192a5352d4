/** What several pages ask the portal about banks. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { POLLED } from '#web/api/query-client.ts';
import { read, readPage } from '#web/api/read.ts';

/** All banks that take members, by name. */
export const banksQuery = read('listBanks', { query: { sort: 'name' } });

/** A page of the banks whose name contains a text; the previous page stays until it is here. */
export function bankSearchQuery(search: { q: string; limit: number; offset: number }) {
  return readPage('listBanks', { query: { ...search, sort: 'name' } });
}

/** The bank of a person, with all its data: also the one they have asked to join. */
export function bankOfUserQuery(id: number, bankId: number | null) {
  const input = { params: { id } };
  return queryOptions({
    queryKey: ['readBankOfUser', input, bankId],
    queryFn: ({ signal }) => call('readBankOfUser', input, { signal }),
    // A change of bank is a change of status, and of the page that asks.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The first steps of my bank, kept up to date likewise. */
export const firstStepsQuery = read('readFirstSteps', {}, POLLED);

/** My bank in figures, kept up to date while the page is open. */
export const figuresQuery = read('readBankFigures', {}, POLLED);
