/** Asking, approving, rejecting, withdrawing and ending links, and telling how it went (specification §8). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Association } from '#contract/network.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';

/** A link, and the bank at its other end. */
export interface OtherEnd {
  id: number;
  bank: string;
}

/** The link as seen from the bank that was asked. */
export function fromRequester({ id, bankRequester }: Association): OtherEnd {
  return { id, bank: bankRequester.name };
}

/** The link as seen from the bank that asked. */
export function fromRequired({ id, bankRequired }: Association): OtherEnd {
  return { id, bank: bankRequired.name };
}

type Call = 'approveLink' | 'rejectLink' | 'removeLink';

/** After each act everything in sight is asked again; after a refusal too: what was shown was old. */
function useAct(name: Call) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(name, { params: { id: String(id) } }),
    onSettled: (_, error) => {
      if (!isRefusal(error, 'offline')) void client.invalidateQueries();
    },
  }).mutateAsync;
}

/** Each act resolves, whether it went well or not, once the reader has been told. */
export function useLinkActs() {
  const { t } = useTranslation('network');
  const reasonOf = useReason();
  const approve = useAct('approveLink');
  const reject = useAct('rejectLink');
  const remove = useAct('removeLink');

  const tell = async (act: Promise<unknown>, done: string, failed: string): Promise<void> => {
    try {
      await act;
      say('success', done);
    } catch (error) {
      // Somebody was faster: nothing went wrong, and nothing is to be done.
      if (isRefusal(error, 'already-decided', 'not-found')) say('info', t('decidedElsewhere'));
      else say('error', failed, reasonOf(error));
    }
  };

  return {
    approve: ({ id, bank }: OtherEnd) =>
      tell(approve(id), t('toApprove.approved', { bank }), t('toApprove.approveFailed')),
    reject: ({ id, bank }: OtherEnd) =>
      tell(reject(id), t('toApprove.rejected', { bank }), t('toApprove.rejectFailed')),
    withdraw: ({ id, bank }: OtherEnd) =>
      tell(reject(id), t('asked.withdrawn', { bank }), t('asked.withdrawFailed')),
    remove: ({ id, bank }: OtherEnd) =>
      tell(remove(id), t('friends.removed', { bank }), t('friends.removeFailed')),
  };
}
