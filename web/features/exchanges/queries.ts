/** The queries about exchanges, of members and of the bank's desk: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoints.ts';
import type { PendingExchange } from '#contract/exchanges.ts';
import { COUNTED_ENOUGH, PAGE_LIMIT_MAX } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import { call, callPage } from '#web/api/call.ts';
import { askOrRecall, type KeptPlace } from '#web/api/kept-answers.ts';
import { pageQuery } from '#web/api/page-query.ts';
import type { Language } from '#web/i18n/languages.ts';
import { pollIntervalMs } from './live-state.ts';

/** Options of a query whose answer other people change; live updates say when. */
const LIVE = { refetchInterval: pollIntervalMs, refetchOnWindowFocus: 'always' } as const;

/**
 * One page of the reader's pending exchanges, on either side or on one.
 * @param place where it is kept for times without a connection
 */
export function pendingQuery(query: QueryOf<'listPendingExchanges'>, place?: KeptPlace) {
  return queryOptions({
    queryKey: ['exchanges', 'pending', query],
    queryFn: ({ signal }) => {
      const ask = () => callPage('listPendingExchanges', { query }, { signal });
      return place ? askOrRecall(place, ask) : ask();
    },
    placeholderData: keepPreviousData,
    ...LIVE,
  });
}

/** The latest that the reader may confirm: as many as fit on the home page. */
export const latestToConfirmQuery = pendingQuery(
  { side: 'debtor', sort: '-id', limit: 5 },
  'to-confirm',
);

/** All pending exchanges of the reader, counted and added up. */
export const pendingSummaryQuery = queryOptions({
  queryKey: ['exchanges', 'pending-summary'],
  queryFn: ({ signal }) =>
    askOrRecall('pending-summary', () => call('summarisePending', {}, { signal })),
  ...LIVE,
});

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
  return pageQuery(OWN_LISTS[view], { query });
}

/** The latest of them: as many as fit on the home page. */
export const latestOwnQuery = ownExchangesQuery('all', { sort: '-dateOfTransaction', limit: 3 });

/** What the home page shows of exchanges; it is drawn when all of it is known. */
export const homeQueries = [latestToConfirmQuery, pendingSummaryQuery, latestOwnQuery] as const;

/** The reader's last twelve months in figures. */
export const ownYearQuery = queryOptions({
  queryKey: ['exchanges', 'own-year'],
  queryFn: ({ signal }) => call('readOwnYear', {}, { signal }),
});

export type BankQuery = QueryOf<'listBankExchanges'>;

/** One page of the exchanges with either side in the bank. */
export function bankExchangesQuery(query: BankQuery) {
  return pageQuery('listBankExchanges', { query });
}

/**
 * How many exchanges of the bank these filters let through, and their hours in all. A long list is counted
 * as far as its pager says, unless it is asked for whole.
 */
export function bankSummaryQuery(filters: QueryOf<'summariseBankExchanges'>, isWhole = false) {
  const query = isWhole ? filters : { ...filters, countTo: COUNTED_ENOUGH };
  return queryOptions({
    queryKey: ['exchanges', 'bank-summary', query],
    queryFn: ({ signal }) => call('summariseBankExchanges', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of the exchanges of one member of the bank, hours signed from their side. */
export function memberExchangesQuery(id: number, query: QueryOf<'listMemberExchanges'>) {
  return pageQuery('listMemberExchanges', { params: { id }, query });
}

/** One page of the pending ones among them. */
export function bankPendingQuery(query: BankQuery) {
  return { ...pageQuery('listBankPendingExchanges', { query }), ...LIVE };
}

/** The oldest of them, among which those stand that the reader may confirm first. */
export const oldestPendingQuery = bankPendingQuery({ sort: 'dateOfTransaction', limit: 50 });

/** All pending ones with these filters, to be decided at once; as many as one call returns. */
export async function readAllPending(filters: BankQuery): Promise<PendingExchange[]> {
  const query = { ...filters, limit: PAGE_LIMIT_MAX };
  return (await callPage('listBankPendingExchanges', { query })).items;
}

/** One exchange whole, with its history. */
export function exchangeQuery(id: number) {
  return queryOptions({
    queryKey: ['exchanges', 'one', id],
    queryFn: ({ signal }) => call('readExchange', { params: { id } }, { signal }),
  });
}

/** The banks the reader may exchange with, their own first. */
export const banksQuery = queryOptions({
  queryKey: ['exchanges', 'banks'],
  queryFn: ({ signal }) => call('matchBanks', {}, { signal }),
});

/** The kinds of service in one language. */
export function activitiesQuery(language: Language) {
  return queryOptions({
    queryKey: ['exchanges', 'activities', language],
    queryFn: ({ signal }) => call('listActivities', { query: { lang: language } }, { signal }),
  });
}

/** What the reader gave or received last: the kinds of service they are likely to record again. */
export function latelyDoneQuery(side: 'given' | 'received') {
  return ownExchangesQuery(side === 'given' ? 'creditor' : 'debtor', {
    sort: '-dateOfTransaction',
    limit: 10,
  });
}

/** The people the reader exchanged with last, the latest first. */
export const partnersQuery = queryOptions({
  queryKey: ['exchanges', 'partners'],
  queryFn: ({ signal }) => call('listPartners', {}, { signal }),
});

/** The balance of a member of the bank, in hours. */
export function balanceQuery(id: number) {
  return queryOptions({
    queryKey: ['exchanges', 'balance', id],
    queryFn: async ({ signal }) => (await call('readUser', { params: { id } }, { signal })).total,
  });
}

/**
 * The name of a person in a filter of the address, after a reload: from any exchange of theirs on
 * that side. Null when there is none.
 */
export function nameQuery(side: 'personIds' | 'userFromIds' | 'userToIds', id: string) {
  return queryOptions({
    queryKey: ['exchanges', 'name', side, id],
    queryFn: async ({ signal }) => {
      const query = { [side]: [Number(id)], status: 'all', limit: 1 } as const;
      const [one] = (await callPage('listBankExchanges', { query }, { signal })).items;
      if (!one) return null;
      return one.userFromId === Number(id) ? one.userFromFullName : one.userToFullName;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Somebody of the bank as its forms name them. */
export function personQuery(id: number) {
  return queryOptions({
    queryKey: ['exchanges', 'person', id],
    queryFn: async ({ signal }) => {
      const { fullName, name, surname } = await call('readUser', { params: { id } }, { signal });
      return { id, name: fullName, spokenName: personName({ name, surname }) };
    },
    retry: false,
  });
}

/** Whether somebody of the bank has a login, or the desk acts for them. */
export function accessQuery(id: number) {
  return queryOptions({
    queryKey: ['exchanges', 'access', id],
    queryFn: async ({ signal }) => (await call('readUser', { params: { id } }, { signal })).access,
    retry: false,
  });
}

/** Nobody reads more names than these; the rest is counted. */
const NAMES_MAX = 200;

/** The members of a bank by name, as many as somebody reads. */
export function allNamesQuery(bankId: number) {
  return queryOptions({
    queryKey: ['exchanges', 'member-names', bankId, 'all'],
    queryFn: ({ signal }) =>
      call('listMemberNames', { params: { id: bankId }, query: { limit: NAMES_MAX } }, { signal }),
  });
}

/** How many members a bank has with whom the reader may exchange. */
export function memberCountQuery(bankId: number) {
  return queryOptions({
    queryKey: ['exchanges', 'member-count', bankId],
    queryFn: async ({ signal }) => {
      const params = { id: bankId };
      return (await callPage('listMemberNames', { params, query: { limit: 1 } }, { signal })).total;
    },
  });
}
