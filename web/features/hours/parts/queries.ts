/** The queries about exchanges, of members and of the bank's desk: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoints.ts';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { COUNTED_ENOUGH, PAGE_LIMIT_MAX } from '#contract/limits.ts';
import { call, callPage } from '#web/api/call.ts';
import { askOrRecall, type KeptPlace } from '#web/api/kept-answers.ts';
import { read, readPage } from '#web/api/read.ts';
import { pollIntervalMs } from './live-state.ts';

/** Options of a query whose answer other people change; live updates say when. */
const LIVE = { refetchInterval: pollIntervalMs, refetchOnWindowFocus: 'always' } as const;

/**
 * One page of the reader's pending exchanges, on either side or on one.
 * @param place where it is kept for times without a connection
 */
export function pendingQuery(query: QueryOf<'listPendingExchanges'>, place?: KeptPlace) {
  return readPage('listPendingExchanges', { query }, { ...LIVE, keptAt: place });
}

/** The views of the reader's own exchanges, each a call of its own (specification §7). */
const OWN_LISTS = {
  all: 'listExchanges',
  creditor: 'listExchangesAsCreditor',
  debtor: 'listExchangesAsDebtor',
} as const;
export type OwnView = keyof typeof OWN_LISTS;
export const OWN_VIEWS = ['all', 'creditor', 'debtor'] as const satisfies OwnView[];
export const OWN_SIDES = { all: 'either', creditor: 'creditor', debtor: 'debtor' } as const;

/** One page of the reader's own exchanges, hours signed from their side. */
export function ownExchangesQuery(view: OwnView, query: QueryOf<'listExchanges'>) {
  return readPage(OWN_LISTS[view], { query });
}

/** What waits for the reader to do: the home's list, and the figures in the menu of every page. */
export const todoQuery = read('readTodo', {}, { ...LIVE, keptAt: 'todo' });

/** How the reader's own balance stands to the band of their bank. */
export const outlookQuery = read('readBalanceOutlook');

/** The rest of the home page; what it tells of the balance is not asked for again. */
export const homeQuery = queryOptions({
  ...read('readHome', {}, LIVE),
  queryFn: ({ client, signal }) =>
    askOrRecall(
      'home',
      async () => {
        const home = await call('readHome', {}, { signal });
        client.setQueryData(outlookQuery.queryKey, home.outlook);
        return home;
      },
      // Confirmed exchanges, the board and telephones stay on no device (docs/privacy.md).
      (home) => ({ ...home, latest: [], forMe: [], company: null }),
    ),
});

export type BankQuery = QueryOf<'listBankExchanges'>;

/** One page of the exchanges with either side in the bank. */
export function bankExchangesQuery(query: BankQuery) {
  return readPage('listBankExchanges', { query });
}

/**
 * How many exchanges of the bank these filters let through, and their hours in all. A long list is counted
 * as far as its pager says, unless it is asked for whole.
 */
export function bankSummaryQuery(filters: QueryOf<'summariseBankExchanges'>, isWhole = false) {
  const query = isWhole ? filters : { ...filters, countTo: COUNTED_ENOUGH };
  return read('summariseBankExchanges', { query }, { placeholderData: keepPreviousData });
}

/** One page of the exchanges of one member of the bank, hours signed from their side. */
export function memberExchangesQuery(id: number, query: QueryOf<'listMemberExchanges'>) {
  return readPage('listMemberExchanges', { params: { id }, query });
}

/** One page of the pending ones among them. */
export function bankPendingQuery(query: BankQuery) {
  return readPage('listBankPendingExchanges', { query }, LIVE);
}

/** The oldest of them, among which those stand that the reader may confirm first. */
export const oldestPendingQuery = bankPendingQuery({ sort: 'dateOfTransaction', limit: 50 });

/** All pending ones with these filters, to be decided at once; as many as one call returns. */
export async function readAllPending(filters: BankQuery): Promise<PendingExchange[]> {
  const query = { ...filters, limit: PAGE_LIMIT_MAX };
  return (await callPage('listBankPendingExchanges', { query })).items;
}

/** What the reader gave or received last: the kinds of service they are likely to record again. */
export function latelyDoneQuery(side: 'given' | 'received') {
  return ownExchangesQuery(side === 'given' ? 'creditor' : 'debtor', {
    sort: '-dateOfTransaction',
    limit: 10,
  });
}

/**
 * The name of a person in a filter of the address, after a reload: from any exchange of theirs on
 * that side. Null when there is none.
 */
export function nameQuery(side: 'personIds' | 'userFromIds' | 'userToIds', id: string) {
  return queryOptions({
    queryKey: ['listBankExchanges', 'name', side, id],
    queryFn: async ({ signal }) => {
      const query = { [side]: [Number(id)], status: 'all', limit: 1 } as const;
      const [one] = (await callPage('listBankExchanges', { query }, { signal })).items;
      if (!one) return null;
      return one.userFromId === Number(id) ? one.userFromFullName : one.userToFullName;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
