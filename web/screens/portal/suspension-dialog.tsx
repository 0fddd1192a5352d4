/** Suspending a bank and reopening it, at the portal's desk: what happens then, and why it is done. */
import { useTranslation } from 'react-i18next';
import type { LiveBank } from '#contract/banks/banks.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { useSuspension } from '#web/features/portal/portal/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';

interface SuspensionDialogProps {
  /** The bank that is suspended or reopened; undefined when none is. */
  bank: LiveBank | undefined;
  onClose: () => void;
}

/** The dialog of the buttons Sospendi and Riapri. */
export function SuspensionDialog({ bank, onClose }: SuspensionDialogProps) {
  const { t } = useTranslation('portal');
  const act = actFor(bank);
  return (
    <Dialog
      isOpen={bank !== undefined}
      onClose={onClose}
      title={t(`banks.${act}.title`, { bank: bank?.name ?? '' })}
    >
      {bank && <SuspensionForm bank={bank} onClose={onClose} />}
    </Dialog>
  );
}

/** What can be done with a bank: one that is suspended is reopened. */
function actFor(bank: LiveBank | undefined): 'suspend' | 'reopen' {
  return bank?.suspendedOn ? 'reopen' : 'suspend';
}

function SuspensionForm({ bank, onClose }: { bank: LiveBank; onClose: () => void }) {
  const { t } = useTranslation(['portal', 'ui']);
  const act = actFor(bank);
  const suspension = useSuspension(bank);
  const form = useForm<{ reason: string }>({
    begin: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('banks.reasonMissing') } : {}),
  });
  const submit = async ({ reason }: { reason: string }) => {
    if (await suspension.run({ act, reason: reason.trim() })) onClose();
    return undefined;
  };
  return (
    <Form form={form} onSubmit={submit} label={t(`banks.${act}.title`, { bank: bank.name })}>
      <p>{t(`banks.${act}.text`)}</p>
      <p>{t(`banks.${act}.more`)}</p>
      <TextareaField
        {...bind(form, 'reason')}
        label={t('banks.reason')}
        maxLength={REASON_MAX}
        rows={3}
      />
      <DialogButtons>
        <Button kind="safe" onClick={onClose}>
          {t('ui:leave')}
        </Button>
        <SubmitButton kind={act === 'suspend' ? 'destroy' : 'primary'}>
          {t(`banks.${act}.act`)}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}
