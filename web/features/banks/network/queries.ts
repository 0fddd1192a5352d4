/** The queries about friend banks: each key and call declared once. */
import { useQuery } from '@tanstack/react-query';
import { POLLED } from '#web/api/query-client.ts';
import { read, readPage } from '#web/api/read.ts';

/** As many names as somebody reads before typing another letter. */
const NAMES_LIMIT = 20;

interface FriendsPage {
  sort: 'operationDate' | '-operationDate';
  limit: number;
  offset: number;
}

/** One page of the friend banks, with the hours that went each way. */
export function friendsQuery(query: FriendsPage) {
  return readPage('listFriends', { query }, POLLED);
}

/** What we have agreed on with friends about hours owed, or propose. */
export const limitsQuery = read('listFriendLimits', {}, POLLED);

/** The links that other banks ask of ours. */
export const toApproveQuery = read('listLinksToApprove', {}, POLLED);

/** The links that our bank asks of others. */
export const askedQuery = read('listLinksAsked', {}, POLLED);

/** The first banks that can be asked whose name holds `search`. */
export function linkableQuery(search: string) {
  return readPage('listLinkable', { query: { q: search, sort: 'name', limit: NAMES_LIMIT } });
}

/** Whether what is asked, and whom we may ask, is not known yet; what failed is left to its own card. */
export function useLinksPending(): boolean {
  const toApprove = useQuery(toApproveQuery);
  const asked = useQuery(askedQuery);
  const linkable = useQuery(linkableQuery(''));
  return [toApprove, asked, linkable].some(({ isPending }) => isPending);
}
