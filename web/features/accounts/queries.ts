/** What the portal is asked about accounts: each key and call declared once. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { useSignedIn } from '#web/api/use-session.ts';

/** A person with balances and bank. */
export function userQuery(id: number) {
  return queryOptions({
    queryKey: ['accounts', 'user', id],
    queryFn: ({ signal }) => call('readUser', { params: { id: String(id) } }, { signal }),
  });
}

/** Oneself, on a page behind a guard. */
export function useMe() {
  const { userId, status } = useSignedIn();
  return useQuery({ ...userQuery(userId), enabled: status !== 'not-verified' });
}
