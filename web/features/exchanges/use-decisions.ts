/** Deciding on exchanges, and telling how it went (specification §8, word for word in Italian). */
import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/api-error.ts';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { useCancelExchange, useConfirmExchange, useReverseExchange } from './mutations.ts';

interface Told {
  done: string;
  failed: string;
}

/** Each act resolves, whether it went well or not, once the reader has been told. */
export function useDecisions() {
  const { t } = useTranslation('exchanges');
  const reasonOf = useReason();
  const confirm = useConfirmExchange();
  const cancel = useCancelExchange();
  const reverse = useReverseExchange();

  const tell = async (act: Promise<unknown>, { done, failed }: Told): Promise<boolean> => {
    try {
      await act;
      say('success', done);
      return true;
    } catch (error) {
      // Somebody was faster: nothing went wrong, and nothing is to be done.
      if (isRefusal(error, 'already-decided', 'not-found')) say('info', t('decidedElsewhere'));
      else say('error', failed, reasonOf(error));
      return false;
    }
  };

  const undone = { done: t('cancelled'), failed: t('cancelFailed') };
  return {
    confirm: (id: number) =>
      tell(confirm.mutateAsync({ id }), { done: t('confirmed'), failed: t('confirmFailed') }),
    cancel: (id: number, reason: string) => tell(cancel.mutateAsync({ id, reason }), undone),
    reverse: (id: number, reason: string) => tell(reverse.mutateAsync({ id, reason }), undone),
  };
}
