/** How many exchanges wait, for the reader or in their bank: the figure beside the menu's word. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedIn } from '#web/api/use-session.ts';
import { figuresQuery } from '#web/features/bank/queries.ts';
import { overviewOf } from '#web/features/exchanges/pending-overview.ts';
import { pendingOverviewQuery } from '#web/features/exchanges/queries.ts';
import { useArrivals } from '#web/features/exchanges/use-arrivals.ts';
import type { Navigation } from './menus.ts';

/** The count for this room; zero while it is not known. */
export function useAwaitingCount(navigation: Navigation): number {
  const { userId } = useSignedIn();
  const isMember = navigation === 'user';
  const { data } = useQuery({ ...pendingOverviewQuery, enabled: isMember });
  const waiting = useMemo(() => data && overviewOf(data.items, userId).toConfirm, [data, userId]);
  useArrivals(waiting);
  const { data: figures } = useQuery({ ...figuresQuery, enabled: navigation === 'bank' });
  if (navigation === 'bank') return figures?.pendingExchanges ?? 0;
  return isMember ? (waiting?.length ?? 0) : 0;
}
