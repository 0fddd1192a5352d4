/** The queries of the desk about the bank's people: each key and call declared once. */
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoints.ts';
import { call, callPage } from '#web/api/call.ts';

type MembersQuery = QueryOf<'listMembers'>;

/** One page of the bank's members. */
export function membersQuery(bankId: number | null, query: MembersQuery) {
  return queryOptions({
    queryKey: ['members', 'list', bankId, query],
    queryFn:
      bankId === null
        ? skipToken
        : ({ signal }) => callPage('listMembers', { params: { id: bankId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One member with balances. */
export function memberQuery(id: number) {
  return queryOptions({
    queryKey: ['members', 'one', id],
    queryFn: ({ signal }) => call('readUser', { params: { id } }, { signal }),
  });
}

/** What was done with a member, the latest first. */
export function trailQuery(id: number, limit: number) {
  return queryOptions({
    queryKey: ['members', 'trail', id, limit],
    queryFn: ({ signal }) =>
      callPage('readMemberTrail', { params: { id }, query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
