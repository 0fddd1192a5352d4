/**
 * What a member does to exchanges. Hours move in more places than one screen knows (balances, lists,
 * counts in the menu), so after each act everything in sight is asked again, after a refusal too:
 * what was shown was out of date.
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

interface Decision {
  id: number;
  /** Why; empty for no reason given. */
  reason?: string;
}

/** Asks everything in sight again, unless nobody can answer. */
function afterwards(client: QueryClient) {
  return {
    onSuccess: () => void client.invalidateQueries(),
    onError: (error: Error) => {
      if (!isRefusal(error, 'offline')) void client.invalidateQueries();
    },
  };
}

/** Confirms (law L4), in a way that can be taken back. */
export function useConfirmExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Decision) =>
      call('approveExchange', { params: { id: String(id) }, body: { undoable: true } }),
    ...afterwards(client),
  });
}

/** Cancels one that waits (law L5), in a way that can be taken back. */
export function useCancelExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: Decision) =>
      call('rejectExchange', { params: { id: String(id) }, body: { reason, undoable: true } }),
    ...afterwards(client),
  });
}

/** Takes one's own decision back (law L3); done when the lists have it again. */
export function useTakeBackExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Decision) => {
      await call('takeBackExchange', { params: { id: String(id) } });
      await client.invalidateQueries();
    },
    onError: afterwards(client).onError,
  });
}

/** Reverses a confirmed one (law L6). */
export function useReverseExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: Decision) =>
      call('reverseExchange', { params: { id: String(id) }, body: { reason } }),
    ...afterwards(client),
  });
}
