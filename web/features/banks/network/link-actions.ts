/** Approving, rejecting, withdrawing and ending links between banks (specification §8). */
import { useTranslation } from 'react-i18next';
import type { Association } from '#contract/banks/network.ts';
import { call } from '#web/api/call.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useDecision } from '#web/ui/decision/use-decision.ts';

/** A link, and the bank at its other end. */
export interface OtherEnd {
  id: number;
  bankId: number;
  bank: string;
}

/** The link as seen from the bank that was asked. */
export function fromRequester({ id, bankRequester }: Association): OtherEnd {
  return { id, bankId: bankRequester.bankId, bank: bankRequester.name };
}

/** The link as seen from the bank that asked. */
export function fromRequired({ id, bankRequired }: Association): OtherEnd {
  return { id, bankId: bankRequired.bankId, bank: bankRequired.name };
}

/** A request among those decided on a page. */
export const keyOf = ({ id }: Pick<Association, 'id'>) => `link ${id}`;

const body = { undoable: true };

/** Answers can be taken back; each act resolves once the reader has been told how it went. */
export function useLinkActions() {
  const { t } = useTranslation('network');
  const approve = useAction({
    send: (id: number) => call('approveLink', { params: { id }, body }),
  });
  const reject = useAction({ send: (id: number) => call('rejectLink', { params: { id }, body }) });
  const takeBack = useAction({
    send: (id: number) => call('takeBackLink', { params: { id } }),
    awaitsQueries: true,
  });
  const decide = useDecision(useDecisionErrors(), t('decidedElsewhere'));
  const settled = {
    'already-decided': () => t('decidedElsewhere'),
    'not-found': () => t('decidedElsewhere'),
  };
  const withdraw = useAction({
    send: ({ id }: OtherEnd) => call('rejectLink', { params: { id } }),
    done: ({ bank }) => t('asked.withdrawn', { bank }),
    failed: () => t('asked.withdrawFailed'),
    settled,
  });
  const remove = useAction({
    send: ({ id }: OtherEnd) => call('removeLink', { params: { id } }),
    done: ({ bank }) => t('friends.removed', { bank }),
    failed: () => t('friends.removeFailed'),
    settled,
  });
  return {
    approve: ({ id, bank }: OtherEnd) =>
      decide({
        key: keyOf({ id }),
        words: t('toApprove.decided.approved', { bank }),
        done: t('toApprove.approved', { bank }),
        failed: t('toApprove.approveFailed'),
        send: () => approve.send(id),
        takeBack: () => takeBack.send(id),
      }),
    reject: ({ id, bank }: OtherEnd) =>
      decide({
        key: keyOf({ id }),
        words: t('toApprove.decided.rejected', { bank }),
        done: t('toApprove.rejected', { bank }),
        failed: t('toApprove.rejectFailed'),
        send: () => reject.send(id),
        takeBack: () => takeBack.send(id),
      }),
    withdraw,
    remove,
  };
}
