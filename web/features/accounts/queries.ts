/** What the portal is asked about accounts: each key and call declared once. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Status } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer, recall, showAge } from '#web/api/kept-answers.ts';
import { useSignedIn } from '#web/api/use-session.ts';

/**
 * Oneself with balances and bank.
 * @param status of the reader: another status means other data, and another query
 */
export function userQuery(id: number, status: Status) {
  return queryOptions({
    queryKey: ['accounts', 'user', id, status],
    queryFn: async ({ signal }) => {
      const user = await call('readUser', { params: { id } }, { signal });
      const { bankName, total, totalCreditor, totalDebtor } = user;
      keepAnswer('balance', { bankName, total, totalCreditor, totalDebtor } satisfies OwnBalance);
      return user;
    },
  });
}

/** What is kept of oneself for times without a connection. */
interface OwnBalance {
  bankName: string | null;
  /** Hours: given less received. */
  total: number;
  totalCreditor: number;
  totalDebtor: number;
}

/** Oneself, on a page behind a guard. */
export function useMe() {
  const { userId, status } = useSignedIn();
  return useQuery({ ...userQuery(userId, status), enabled: status !== 'not-verified' });
}

/** One's own balance; the last known one while the portal cannot be reached. */
export function useOwnBalance() {
  const me = useMe();
  // Also while it is asked again.
  const isCut = !me.data && me.errorUpdateCount > 0;
  const kept = isCut ? recall<OwnBalance>('balance') : undefined;
  const keptAtMs = kept?.atMs;
  useEffect(() => {
    if (keptAtMs !== undefined) showAge('balance', keptAtMs);
  }, [keptAtMs]);
  return { me, balance: me.data ?? kept?.answer };
}
