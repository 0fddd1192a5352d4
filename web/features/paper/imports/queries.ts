/** The queries about imports: each key and call declared once. */
import type { Import, RowPlan } from '#contract/paper/imports.ts';
import { read, readPage } from '#web/api/read.ts';

const WORKING_INTERVAL_MS = 1_000;

/** What a change of an import is about: not its rows, for those that are decided on stay where they are. */
export const IMPORT_READS = ['listImports', 'readImport'] as const;

/** One import; asked again and again while the portal works on it. */
export function importQuery(id: number) {
  return read(
    'readImport',
    { params: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data && isWorking(state.data) ? WORKING_INTERVAL_MS : false,
    },
  );
}

/** Rows with a plan, those that come in with something missing, or bodies that come in. */
export type RowsFilter = { plan: RowPlan } | { remarks: 'only' } | { bodies: 'only' };

/** The first rows of that kind, of one check. */
export function rowsQuery(id: number, filter: RowsFilter, limit: number) {
  return readPage(
    'listImportRows',
    { params: { id }, query: { ...filter, limit } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
}

/** A page of all rows, those first that somebody may want to look at. */
export function readRowsQuery(id: number, query: { limit: number; offset: number }) {
  return readPage(
    'listImportRows',
    { params: { id }, query: { ...query, odd: 'first' } },
    { gcTime: 0 },
  );
}

/** The exchanges of a member from before the portal; the reader's own without an id. */
export function pastQuery(personId: number | undefined, limit: number) {
  const query = { limit };
  if (personId === undefined) return readPage('listOwnPast', { query });
  return readPage('listMemberPast', { params: { id: personId }, query });
}

/** It is being checked, run or undone. */
function isWorking({ state }: Pick<Import, 'state'>): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing';
}
