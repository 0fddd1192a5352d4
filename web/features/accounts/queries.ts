/** What the portal is asked about accounts: each key and call declared once. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Status } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { useSignedIn } from '#web/api/use-session.ts';

/**
 * A person with balances and bank.
 * @param status of the reader: another status means other data, and another query
 */
export function userQuery(id: number, status: Status) {
  return queryOptions({
    queryKey: ['accounts', 'user', id, status],
    queryFn: ({ signal }) => call('readUser', { params: { id } }, { signal }),
  });
}

/** Oneself, on a page behind a guard. */
export function useMe() {
  const { userId, status } = useSignedIn();
  return useQuery({ ...userQuery(userId, status), enabled: status !== 'not-verified' });
}
