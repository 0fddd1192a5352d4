/** What a bank's administrators ask about its people: each key and call declared once. */
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoints.ts';
import { call, callPage } from '#web/api/call.ts';

type MembersQuery = QueryOf<'listMembers'>;
type UnverifiedQuery = QueryOf<'listUnverified'>;

/** How often a list that others change is asked again. */
const LOOK_AGAIN_MS = 20_000;

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

/** One page of the people who chose the bank and have not verified their address. */
export function unverifiedQuery(query: UnverifiedQuery) {
  return queryOptions({
    queryKey: ['members', 'unverified', query],
    queryFn: ({ signal }) => callPage('listUnverified', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
}
