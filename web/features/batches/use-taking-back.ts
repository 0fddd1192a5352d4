/** Stopping a multiple exchange before it starts, and undoing it afterwards; says how it went. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { BATCHES_KEY } from './queries.ts';

interface TakingBack {
  isStopping: boolean;
  stop: () => void;
  /** Resolves once the reader has been told. @returns whether it went well */
  undo: (reason: string) => Promise<boolean>;
}

/** For one batch, by its id. */
export function useTakingBack(id: number): TakingBack {
  const { t } = useTranslation('bank-record');
  const client = useQueryClient();
  const reasonOf = useReason();
  const params = { id };
  const lookAgain = () => client.invalidateQueries({ queryKey: BATCHES_KEY });
  /** Somebody was faster: nothing went wrong, and the line shows what is true now. */
  const tell = (error: Error, failed: string) => {
    if (isRefusal(error, 'already-started', 'already-decided', 'not-found')) {
      say('info', reasonOf(error));
    } else say('error', failed, reasonOf(error));
  };
  const stopping = useMutation({
    mutationFn: () => call('stopExchangeBatch', { params }),
    onSuccess: () => say('success', t('batches.stopDone')),
    onError: (error) => tell(error, t('batches.stopFailed')),
    onSettled: lookAgain,
  });
  const undoing = useMutation({
    mutationFn: (reason: string) => call('undoExchangeBatch', { params, body: { reason } }),
    onSuccess: () => say('success', t('batches.undoTaken')),
    onError: (error) => tell(error, t('batches.undoFailed')),
    onSettled: lookAgain,
  });
  return {
    isStopping: stopping.isPending,
    stop: () => {
      if (!stopping.isPending) stopping.mutate();
    },
    undo: async (reason) => {
      try {
        await undoing.mutateAsync(reason);
        return true;
      } catch (error) {
        return isRefusal(error, 'already-decided');
      }
    },
  };
}
