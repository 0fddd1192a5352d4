/** What the portal is asked about exchanges: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoints.ts';
import { call, callPage } from '#web/api/call.ts';
import type { Language } from '#web/i18n/languages.ts';
import { lookAgainMs } from './news-live.ts';

export type ListQuery = QueryOf<'listExchanges'>;

/** As many as stand on the home page; the rest is one link away. */
const LATEST_LIMIT = 5;

/** What others change stays fresh: told by the news, asked again now and then. */
const FRESH = { refetchInterval: lookAgainMs, refetchOnWindowFocus: 'always' } as const;

/** One page of what waits, with me on either side or on the one asked for. */
export function pendingQuery(query: QueryOf<'listPendingExchanges'>) {
  return queryOptions({
    queryKey: ['exchanges', 'pending', query],
    queryFn: ({ signal }) => callPage('listPendingExchanges', { query }, { signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

/** The latest that wait for my own word. */
export const latestToConfirmQuery = pendingQuery({
  side: 'debtor',
  sort: '-id',
  limit: LATEST_LIMIT,
});

/** All that waits, counted and added up. */
export const pendingSummaryQuery = queryOptions({
  queryKey: ['exchanges', 'pending-summary'],
  queryFn: ({ signal }) => call('summarisePending', {}, { signal }),
  ...FRESH,
});

/** The views of one's own exchanges, each a call of its own (specification §7). */
const OWN_LISTS = {
  all: 'listExchanges',
  creditor: 'listExchangesAsCreditor',
  debtor: 'listExchangesAsDebtor',
} as const;
export type OwnView = keyof typeof OWN_LISTS;
export const OWN_VIEWS = ['all', 'creditor', 'debtor'] as const satisfies OwnView[];
export const OWN_SIDES = { all: 'either', creditor: 'creditor', debtor: 'debtor' } as const;

/** One page of one's own exchanges, hours signed from one's side. */
export function ownExchangesQuery(view: OwnView, query: ListQuery) {
  return queryOptions({
    queryKey: ['exchanges', 'own', view, query],
    queryFn: ({ signal }) => callPage(OWN_LISTS[view], { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The banks one may exchange with, the own first. */
export const banksQuery = queryOptions({
  queryKey: ['exchanges', 'banks'],
  queryFn: ({ signal }) => call('matchBanks', {}, { signal }),
});

/** The kinds of service in one language. */
export function activitiesQuery(language: Language) {
  return queryOptions({
    queryKey: ['exchanges', 'activities', language],
    queryFn: ({ signal }) => call('listActivities', { query: { lang: language } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The people one exchanged with last, the latest first. */
export const partnersQuery = queryOptions({
  queryKey: ['exchanges', 'partners'],
  queryFn: ({ signal }) => call('listPartners', {}, { signal }),
});

/** One exchange whole, with its history. */
export function exchangeQuery(id: number) {
  return queryOptions({
    queryKey: ['exchanges', 'one', id],
    queryFn: ({ signal }) => call('readExchange', { params: { id } }, { signal }),
  });
}
