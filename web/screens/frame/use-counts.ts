/** How much waits for the reader: the figures beside the menu's words. */
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#web/api/use-session.ts';
import { figuresQuery } from '#web/features/banks/queries.ts';
import { latestToConfirmQuery } from '#web/features/exchanges/queries.ts';
import { useArrivals } from '#web/features/exchanges/use-arrivals.ts';
import { openApplicationsQuery } from '#web/features/portal/queries.ts';
import type { Counts, Navigation } from './menus.ts';

/** The counts for this room; zero while they are not known. */
export function useCounts(navigation: Navigation): Counts {
  const { portalAdmin } = useSignedIn();
  const isMember = navigation === 'user';
  const isDesk = navigation === 'bank';
  const { data: waiting } = useQuery({ ...latestToConfirmQuery, enabled: isMember });
  useArrivals(waiting?.items);
  const { data: figures } = useQuery({ ...figuresQuery, enabled: isDesk });
  const { data: open } = useQuery({ ...openApplicationsQuery, enabled: portalAdmin });
  const ofMember = isMember ? (waiting?.total ?? 0) : 0;
  return {
    awaiting: isDesk ? (figures?.exchangesToConfirm ?? 0) : ofMember,
    applications: open?.total ?? 0,
  };
}
