/** Deleting an exchange at the desk (law L6), and telling how it went (specification §8). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';

/** Resolves once the reader has been told. @returns whether it went well */
export function useRemoval(): (exchange: Exchange, reason: string) => Promise<boolean> {
  const { t } = useTranslation(['bank-exchanges', 'exchanges']);
  const client = useQueryClient();
  const reasonOf = useReason();
  const remove = useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      call('removeExchange', { params: { id }, body: { reason } }),
    onSettled: (_, error) => {
      if (!isRefusal(error, 'offline')) void client.invalidateQueries();
    },
  });
  return async ({ id }, reason) => {
    try {
      await remove.mutateAsync({ id, reason });
      say('success', t('remove.done'));
      return true;
    } catch (error) {
      // Somebody was faster: nothing went wrong, and nothing is to be done.
      if (isRefusal(error, 'already-decided', 'not-found')) {
        say('info', t('exchanges:decidedElsewhere'));
      } else say('error', t('remove.failed'), reasonOf(error));
      return false;
    }
  };
}
