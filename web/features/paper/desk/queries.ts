/** The queries of the desk's work for its members: each key and call declared once. */
import { keepPreviousData } from '@tanstack/react-query';
import { type Period, periodSchema } from '#contract/paper/desk.ts';
import { INVITATIONS_WAIT_SECONDS, type Invitations } from '#contract/paper/invitations.ts';
import { read } from '#web/api/read.ts';

const LEAVING_INTERVAL_MS = 1_500;

/** How far the bank is with inviting its members; asked again while letters are about to leave. */
export const invitationsQuery = read(
  'readInvitations',
  {},
  {
    refetchInterval: ({ state: { data } }) =>
      data && isLeaving(data.wave) ? LEAVING_INTERVAL_MS : false,
  },
);

/** The next letters leave within the minute in which they can be stopped. */
export function isLeaving(wave: Invitations['wave']): boolean {
  const seconds = wave?.startsInSeconds ?? null;
  return seconds !== null && seconds <= INVITATIONS_WAIT_SECONDS;
}

/** How many statements a period has; nothing for days that are none. */
export function statementCountsQuery(period: Period) {
  return read(
    'countStatements',
    { query: period },
    { placeholderData: keepPreviousData, enabled: periodSchema.safeParse(period).success },
  );
}
