/** The queries of the desk's work for its members: each key and call declared once. */
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { type Period, periodSchema } from '#contract/desk.ts';
import { INVITATIONS_WAIT_SECONDS, type Invitations } from '#contract/invitations.ts';
import { call, callPage } from '#web/api/call.ts';

/** What was said in the last call of a member. */
export function callNoteQuery(id: number) {
  return queryOptions({
    queryKey: ['desk', 'call-note', id],
    queryFn: ({ signal }) => call('readCallNote', { params: { id } }, { signal }),
  });
}

const LEAVING_INTERVAL_MS = 1_500;

/** How far the bank is with inviting its members; asked again while letters are about to leave. */
export const invitationsQuery = queryOptions({
  queryKey: ['desk', 'invitations'],
  queryFn: ({ signal }) => call('readInvitations', {}, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data && isLeaving(data.wave) ? LEAVING_INTERVAL_MS : false,
});

/** The next letters leave within the minute in which they can be stopped. */
export function isLeaving(wave: Invitations['wave']): boolean {
  const seconds = wave?.startsInSeconds ?? null;
  return seconds !== null && seconds <= INVITATIONS_WAIT_SECONDS;
}

/** Those who could be invited, as the list of members has them. */
export function toInviteQuery(bankId: number | null) {
  const query = { login: 'to-invite', sort: 'surname' } as const;
  return queryOptions({
    queryKey: ['members', 'to-invite', bankId],
    queryFn:
      bankId === null
        ? skipToken
        : ({ signal }) => callPage('listMembers', { params: { id: bankId }, query }, { signal }),
  });
}

/** How many statements a period has; nothing for days that are none. */
export function statementCountsQuery(period: Period) {
  return queryOptions({
    queryKey: ['desk', 'statement-counts', period],
    queryFn: ({ signal }) => call('countStatements', { query: period }, { signal }),
    placeholderData: keepPreviousData,
    enabled: periodSchema.safeParse(period).success,
  });
}

const RUNS_SHOWN = 5;

/** When statements on paper were made last. */
export const statementRunsQuery = queryOptions({
  queryKey: ['desk', 'statement-runs'],
  queryFn: ({ signal }) =>
    callPage('listStatementRuns', { query: { limit: RUNS_SHOWN } }, { signal }),
});
