/**
 * What a member does to exchanges. Hours move in more places than one screen knows (balances, lists,
 * counts in the menu), so after each act everything in sight is asked again, after a refusal too:
 * what was shown was out of date.
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewExchange, PendingExchange } from '#contract/exchanges.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call, type Page } from '#web/api/call.ts';

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

/** Takes a decided exchange out of what waits, before the portal has said the rest. */
function takeOut(client: QueryClient, id: number): void {
  client.setQueriesData<Page<PendingExchange>>(
    { queryKey: ['exchanges', 'pending'] },
    (page) =>
      page && {
        items: page.items.filter((exchange) => exchange.id !== id),
        total: page.total - page.items.filter((exchange) => exchange.id === id).length,
      },
  );
}

/** Confirms (law L4). */
export function useConfirmExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Decision) => {
      await call('approveExchange', { params: { id: String(id) } });
      takeOut(client, id);
    },
    ...afterwards(client),
  });
}

/** Cancels one that waits (law L5). */
export function useCancelExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, reason }: Decision) => {
      await call('rejectExchange', { params: { id: String(id) }, body: { reason } });
      takeOut(client, id);
    },
    ...afterwards(client),
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

/** Records hours given (laws L1, L2); the same key never makes a second exchange. */
export function useRecordExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ exchange, key }: { exchange: NewExchange; key: string }) =>
      call('createExchange', { body: exchange }, { idempotencyKey: key }),
    ...afterwards(client),
  });
}
