/** Takes the request to a bank back, after asking once. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/members.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { refreshSession } from '#web/features/accounts/session-upkeep.ts';
import { useWithdrawJoin } from '#web/features/members/join.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { say } from '#web/ui/notice/toasts.ts';

interface WithdrawProps {
  bank: Bank;
  /** Called as soon as it is taken back. */
  onDone: () => void;
}

/** A button and its question. */
export function Withdraw({ bank, onDone }: WithdrawProps) {
  const { t } = useTranslation(['members', 'errors']);
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWithdrawJoin();
  const confirm = async () => {
    try {
      await withdraw.mutateAsync(bank.bankId);
      onDone();
      say('success', t('members:processing.withdrawn'));
    } catch (error) {
      const why = t(`errors:codes.${codeOf(error)}`);
      say('error', `${t('members:processing.withdrawFailed')}. ${why}`);
    }
    await refreshSession();
  };
  return (
    <div>
      <Button kind="danger" small onClick={() => setOpen(true)}>
        {t('members:processing.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={t('members:processing.withdrawAsk')}
        confirmLabel={t('members:processing.withdraw')}
        cancelLabel={t('members:processing.keep')}
      >
        {t('members:processing.withdrawText', { bank: bank.name })}
      </ConfirmDialog>
    </div>
  );
}
