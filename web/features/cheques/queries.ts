/** The queries about cheques: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '#web/api/call.ts';
import { POLLED } from '#web/api/query-client.ts';
import type { Language } from '#web/i18n/languages.ts';

/** The booklets of a member of the bank, the latest first. */
export function chequeBooksQuery(personId: number, lang: Language) {
  return queryOptions({
    queryKey: ['cheques', 'books', personId, lang],
    queryFn: ({ signal }) => call('listChequeBooks', { params: { id: personId } }, { signal }),
  });
}

/** The cheques that were handed in and wait, the oldest first. */
export function waitingChequesQuery(limit: number, lang: Language) {
  return queryOptions({
    queryKey: ['cheques', 'waiting', limit, lang],
    queryFn: ({ signal }) => callPage('listWaitingCheques', { query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
    ...POLLED,
  });
}

/** Members of a bank who may have given the hours, the likeliest first. */
export function chequeGiversQuery(bankId: number | undefined, q: string, lang: Language) {
  return queryOptions({
    queryKey: ['cheques', 'givers', bankId, q, lang],
    queryFn: ({ signal }) => call('listChequeGivers', { query: { q, bankId } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A cheque in the reader's hand. */
export function givenChequeQuery(code: string) {
  return queryOptions({
    queryKey: ['cheques', 'given', code],
    queryFn: ({ signal }) => call('readGivenCheque', { params: { code } }, { signal }),
  });
}

/** The banks that exchange with the reader's, their own first. */
export const friendBanksQuery = queryOptions({
  queryKey: ['cheques', 'banks'],
  queryFn: ({ signal }) => call('matchBanks', {}, { signal }),
});
