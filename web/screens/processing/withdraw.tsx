/** Takes the request to a bank back, after asking once. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/banks.ts';
import { useReason } from '#web/api/use-reason.ts';
import { refreshSession } from '#web/features/accounts/session-upkeep.ts';
import { useWithdrawJoin } from '#web/features/joining/join.ts';
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
  const { t } = useTranslation('banks');
  const [isOpen, setOpen] = useState(false);
  const reasonOf = useReason();
  const withdraw = useWithdrawJoin();
  const confirm = async () => {
    try {
      await withdraw.mutateAsync(bank.bankId);
      onDone();
      say('success', t('processing.withdrawn'));
    } catch (error) {
      say('error', t('processing.withdrawFailed'), reasonOf(error));
    }
    await refreshSession();
  };
  return (
    <div>
      <Button kind="danger" small onClick={() => setOpen(true)}>
        {t('processing.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={t('processing.withdrawAsk')}
        confirmLabel={t('processing.withdraw')}
        cancelLabel={t('processing.keep')}
      >
        {t('processing.withdrawText', { bank: bank.name })}
      </ConfirmDialog>
    </div>
  );
}
