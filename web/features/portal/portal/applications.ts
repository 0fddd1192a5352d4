/** The queries about applications for new banks; apart, for the frame of every page counts the open ones. */
import { readPage } from '#web/api/read.ts';

const POLL_INTERVAL_MS = 60_000;

export const APPLICATION_STATES = ['open', 'approved', 'denied'] as const;
type ApplicationState = (typeof APPLICATION_STATES)[number];

interface ApplicationsPage {
  status: ApplicationState;
  limit: number;
  offset: number;
}

/** A page of applications in one state: open ones oldest first, decided ones newest first. */
export function applicationsQuery({ status, limit, offset }: ApplicationsPage) {
  const sort = status === 'open' ? 'createdAt' : '-createdAt';
  const query = { status, limit, offset, sort } as const;
  return readPage('listBankApplications', { query });
}

/** How many applications are open, asked again now and then. */
export const openApplicationsQuery = {
  ...applicationsQuery({ status: 'open', limit: 1, offset: 0 }),
  refetchInterval: POLL_INTERVAL_MS,
};
