/** How many exchanges wait, for the reader or in their bank: the figure beside the menu's word. */
import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from '#web/features/bank/queries.ts';
import { latestToConfirmQuery } from '#web/features/exchanges/queries.ts';
import { useArrivals } from '#web/features/exchanges/use-arrivals.ts';
import type { Navigation } from './menus.ts';

/** The count for this room; zero while it is not known. */
export function useAwaitingCount(navigation: Navigation): number {
  const isMember = navigation === 'user';
  const { data: waiting } = useQuery({ ...latestToConfirmQuery, enabled: isMember });
  useArrivals(waiting?.items);
  const { data: figures } = useQuery({ ...figuresQuery, enabled: navigation === 'bank' });
  if (navigation === 'bank') return figures?.pendingExchanges ?? 0;
  return isMember ? (waiting?.total ?? 0) : 0;
}
