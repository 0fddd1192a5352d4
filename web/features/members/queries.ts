/** What the portal is asked about banks: each key and call declared once. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** All banks one may join, by name. */
export const banksQuery = queryOptions({
  queryKey: ['members', 'banks'],
  queryFn: ({ signal }) => call('listBanks', { query: { sort: 'name' } }, { signal }),
});

/** The bank of a person, with all its data. */
export function bankOfUserQuery(id: number) {
  return queryOptions({
    queryKey: ['members', 'bank-of-user', id],
    queryFn: ({ signal }) => call('readBankOfUser', { params: { id: String(id) } }, { signal }),
  });
}
