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

export const INVITATIONS_KEY = ['desk', 'invitations'];
const LEAVING_INTERVAL_MS = 1_500;

/** How far the bank is with inviting its members; asked again while letters are about to leave. */
export const invitationsQuery = queryOptions({
  queryKey: INVITATIONS_KEY,
  queryFn: ({ signal }) => call('readInvitations', {}, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.wave?.state === 'sending' && Date.parse(data.wave.nextAt) <= Date.now()
      ? LEAVING_INTERVAL_MS
      : false,
});

const RUNS_SHOWN = 5;

/** When statements on paper were made last. */
export const statementRunsQuery = queryOptions({
  queryKey: ['desk', 'statement-runs'],
  queryFn: ({ signal }) =>
    callPage('listStatementRuns', { query: { limit: RUNS_SHOWN } }, { signal }),
});
