/** Asking, approving, rejecting, withdrawing and ending links, and telling how it went (specification §8). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Association } from '#contract/network.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useDecisionErrors } from '#web/api/use-decision-errors.ts';
import { useDecision } from '#web/ui/decision/use-decision.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { toApproveQuery } from './queries.ts';

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

/** A request among those decided on a page. */
export const keyOf = ({ id }: Pick<Association, 'id'>) => `link ${id}`;

/** After each act everything in sight is asked again; after a refusal too: what was shown was old. */
function useAct(act: (params: { id: number }) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => act({ id }),
    onSettled: (_, error) => {
      if (!isRefusal(error, 'offline')) void client.invalidateQueries();
    },
  }).mutateAsync;
}

const body = { undoable: true };

/** Each act resolves, whether it went well or not, once the reader has been told. */
export function useLinkActs() {
  const { t } = useTranslation('network');
  const errors = useDecisionErrors();
  const approve = useAct((params) => call('approveLink', { params, body }));
  const reject = useAct((params) => call('rejectLink', { params, body }));
  const withdraw = useAct((params) => call('rejectLink', { params }));
  const remove = useAct((params) => call('removeLink', { params }));
  const client = useQueryClient();
  // Done when the list has the request again.
  const takeBack = useAct(async (params) => {
    await call('takeBackLink', { params });
    await client.invalidateQueries(toApproveQuery);
  });
  const decide = useDecision(errors, t('decidedElsewhere'));

  const tell = async (act: Promise<unknown>, done: string, failed: string): Promise<void> => {
    try {
      await act;
      say('success', done);
    } catch (error) {
      // Somebody was faster: nothing went wrong, and nothing is to be done.
      if (errors.isDecidedElsewhere(error)) say('info', t('decidedElsewhere'));
      else say('error', failed, errors.reasonOf(error));
    }
  };

  return {
    approve: ({ id, bank }: OtherEnd) =>
      decide({
        key: keyOf({ id }),
        words: t('toApprove.decided.approved', { bank }),
        done: t('toApprove.approved', { bank }),
        failed: t('toApprove.approveFailed'),
        send: () => approve(id),
        takeBack: () => takeBack(id),
      }),
    reject: ({ id, bank }: OtherEnd) =>
      decide({
        key: keyOf({ id }),
        words: t('toApprove.decided.rejected', { bank }),
        done: t('toApprove.rejected', { bank }),
        failed: t('toApprove.rejectFailed'),
        send: () => reject(id),
        takeBack: () => takeBack(id),
      }),
    withdraw: ({ id, bank }: OtherEnd) =>
      tell(withdraw(id), t('asked.withdrawn', { bank }), t('asked.withdrawFailed')),
    remove: ({ id, bank }: OtherEnd) =>
      tell(remove(id), t('friends.removed', { bank }), t('friends.removeFailed')),
  };
}
