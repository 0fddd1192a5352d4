/** What the bank's desk asks about exchanges: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoints.ts';
import type { PendingExchange } from '#contract/exchanges.ts';
import { PAGE_LIMIT_MAX } from '#contract/limits.ts';
import { call, callPage } from '#web/api/call.ts';
import { lookAgainMs } from '../news-live.ts';

export type DeskQuery = QueryOf<'listBankExchanges'>;

/** One page of the exchanges with either side in one's bank. */
export function bankExchangesQuery(query: DeskQuery) {
  return queryOptions({
    queryKey: ['exchanges', 'bank', query],
    queryFn: ({ signal }) => callPage('listBankExchanges', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of those that wait. */
export function bankPendingQuery(query: DeskQuery) {
  return queryOptions({
    queryKey: ['exchanges', 'bank-pending', query],
    queryFn: ({ signal }) => callPage('listBankPendingExchanges', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: 'always',
  });
}

/** All that wait with these filters, to be decided at once; as many as the portal gives at a time. */
export async function readAllPending(filters: DeskQuery): Promise<PendingExchange[]> {
  const query = { ...filters, limit: PAGE_LIMIT_MAX };
  return (await callPage('listBankPendingExchanges', { query })).items;
}

/** The balance of a member of one's bank, in hours. */
export function balanceQuery(id: number) {
  return queryOptions({
    queryKey: ['exchanges', 'balance', id],
    queryFn: async ({ signal }) => (await call('readUser', { params: { id } }, { signal })).total,
  });
}

/**
 * The name of somebody chosen as a filter, after a reload: from any exchange of theirs on that side.
 * Null when there is none.
 */
export function nameQuery(side: 'userFromIds' | 'userToIds', id: string) {
  return queryOptions({
    queryKey: ['exchanges', 'name', side, id],
    queryFn: async ({ signal }) => {
      for (const name of ['listBankExchanges', 'listBankPendingExchanges'] as const) {
        const query = { [side]: [Number(id)], limit: 1 };
        const [one] = (await callPage(name, { query }, { signal })).items;
        if (one) return side === 'userFromIds' ? one.userFromFullName : one.userToFullName;
      }
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** More names than these nobody reads; the rest is counted. */
const NAMES_MOST = 200;

/** The members of a bank by name, as many as one reads. */
export function allNamesQuery(bankId: number) {
  return queryOptions({
    queryKey: ['exchanges', 'member-names', bankId, 'all'],
    queryFn: ({ signal }) =>
      call('listMemberNames', { params: { id: bankId }, query: { limit: NAMES_MOST } }, { signal }),
  });
}

/** How many members a bank has that one may exchange with. */
export function memberCountQuery(bankId: number) {
  return queryOptions({
    queryKey: ['exchanges', 'member-count', bankId],
    queryFn: async ({ signal }) => {
      const params = { id: bankId };
      return (await callPage('listMemberNames', { params, query: { limit: 1 } }, { signal })).total;
    },
  });
}
