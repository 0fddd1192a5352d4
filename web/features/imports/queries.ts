/** The queries about imports: each key and call declared once. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Import, RowPlan } from '#contract/imports.ts';
import { call, callPage } from '#web/api/call.ts';

const WORKING_INTERVAL_MS = 1_000;

export const IMPORTS_KEY = ['imports'];
/** Apart from the import itself: rows that are decided on stay where they are. */
const ROWS_KEY = ['import-rows'];

/** The latest imports of the bank. */
export function importsQuery(limit: number) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'list', limit],
    queryFn: ({ signal }) => callPage('listImports', { query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One import; asked again and again while the portal works on it. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, String(id)],
    queryFn: ({ signal }) => call('readImport', { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data && isWorking(state.data) ? WORKING_INTERVAL_MS : false,
  });
}

/** Rows with a plan, or those that come in with something missing. */
export type RowsFilter = { plan: RowPlan } | { remarks: 'only' };

/** The first rows of that kind, of one check. */
export function rowsQuery(id: number, filter: RowsFilter, limit: number) {
  return queryOptions({
    queryKey: [...ROWS_KEY, id, filter, limit],
    queryFn: ({ signal }) =>
      callPage('listImportRows', { params: { id }, query: { ...filter, limit } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The exchanges of a member from before the portal; the reader's own without an id. */
export function pastQuery(personId: number | undefined, limit: number) {
  return queryOptions({
    queryKey: ['past-exchanges', personId ?? 'own', limit],
    queryFn: ({ signal }) =>
      personId === undefined
        ? callPage('listOwnPast', { query: { limit } }, { signal })
        : callPage('listMemberPast', { params: { id: personId }, query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** It is being checked, run or undone. */
function isWorking({ state }: Pick<Import, 'state'>): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing';
}
