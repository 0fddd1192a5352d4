/** What the portal is asked about accounts: each key and call declared once. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Status } from '#contract/people/accounts.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer, recall, showAge } from '#web/api/kept-answers.ts';
import { useSignedIn } from '#web/api/use-session.ts';

/**
 * The caller with balances and bank.
 * @param status of the reader: another status means other data, and another query
 */
export function userQuery(id: number, status: Status) {
  return queryOptions({
    queryKey: ['readUser', { params: { id } }, status],
    queryFn: async ({ signal }) => {
      const user = await call('readUser', { params: { id } }, { signal });
      const { bankName, total, totalCreditor, totalDebtor } = user;
      keepAnswer('balance', { bankName, total, totalCreditor, totalDebtor } satisfies OwnBalance);
      return user;
    },
  });
}

/** What is kept of the signed-in person for times without a connection. */
interface OwnBalance {
  bankName: string | null;
  /** Hours: given less received. */
  total: number;
  totalCreditor: number;
  totalDebtor: number;
}

/** The balance of the member for whom the reader acts, in hours. */
function principalQuery(id: number) {
  return queryOptions({
    queryKey: ['listOwnProxies', 'principal', id],
    queryFn: async ({ signal }) => (await import('./principal.ts')).readPrincipal(id, signal),
  });
}

/** The signed-in person, on a page behind a guard. */
export function useMe() {
  const { userId, status, delegateId } = useSignedIn();
  const isOneself = delegateId === undefined;
  return useQuery({
    ...userQuery(userId, status),
    enabled: isOneself && status !== 'not-verified',
  });
}

/**
 * The balance of the person of the page: one's own, the last known one while the portal cannot be
 * reached; or that of the member for whom one acts.
 */
export function useOwnBalance() {
  const { userId, delegateId } = useSignedIn();
  const own = useMe();
  const isOneself = delegateId === undefined;
  const principal = useQuery({ ...principalQuery(userId), enabled: !isOneself });
  // Also while it is asked again.
  const isCut = isOneself && !own.data && own.errorUpdateCount > 0;
  const kept = isCut ? recall<OwnBalance>('balance') : undefined;
  const keptAtMs = kept?.atMs;
  useEffect(() => {
    if (keptAtMs !== undefined) showAge('balance', keptAtMs);
  }, [keptAtMs]);
  return isOneself
    ? { me: own, balance: own.data ?? kept?.answer }
    : { me: principal, balance: principal.data };
}
