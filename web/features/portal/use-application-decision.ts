/** Approving and denying a new bank (specification §8). */
import { useTranslation } from 'react-i18next';
import type { BankApplication } from '#contract/portal.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';

/** Decides on one application. */
export function useApplicationDecision({ id, name: bank }: Pick<BankApplication, 'id' | 'name'>) {
  const { t } = useTranslation('portal');
  return useAction({
    send: (act: 'approve' | 'deny') =>
      call(act === 'approve' ? 'approveBankApplication' : 'denyBankApplication', {
        params: { id },
      }),
    done: (act) => t(act === 'approve' ? 'desk.approvedSaid' : 'desk.deniedSaid', { bank }),
    failed: (act) => t(`desk.${act}Failed`),
    changes: ['portal', 'applications'],
  });
}
