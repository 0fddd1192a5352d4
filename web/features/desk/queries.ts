/** The queries of the desk's work for its members: each key and call declared once. */
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '#web/api/call.ts';

/** What was said in the last call of a member. */
export function callNoteQuery(id: number) {
  return queryOptions({
    queryKey: ['desk', 'call-note', id],
    queryFn: ({ signal }) => call('readCallNote', { params: { id } }, { signal }),
  });
}

const RUNS_SHOWN = 5;

/** When statements on paper were made last. */
export const statementRunsQuery = queryOptions({
  queryKey: ['desk', 'statement-runs'],
  queryFn: ({ signal }) =>
    callPage('listStatementRuns', { query: { limit: RUNS_SHOWN } }, { signal }),
});
