/** A question about a cheque or a booklet that needs some words. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import css from './cheques.module.css';

interface ReasonFormProps {
  onClose: () => void;
  /** Does it. @returns whether that went well; the dialog stays otherwise */
  onConfirm: (reason: string) => Promise<boolean>;
  title: string;
  /** What happens then. */
  text: ReactNode;
  label: string;
  /** Said when there are no words. */
  missing: string;
  confirmLabel: string;
  /** Reasons to take in one tap. */
  frequent?: readonly string[];
  /** Something is lost: the act has the colour of danger. */
  isLoss?: boolean;
}

interface ReasonDialogProps extends ReasonFormProps {
  isOpen: boolean;
}

/** A dialog with a field for the words. */
export function ReasonDialog({ isOpen, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={form.title}>
      <ReasonForm {...form} />
    </Dialog>
  );
}

function ReasonForm(props: ReasonFormProps) {
  const { onClose, onConfirm, title, text, label, missing, confirmLabel, isLoss } = props;
  const { frequent = [] } = props;
  const { t } = useTranslation('ui');
  const form = useForm<{ reason: string }>({
    begin: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: missing } : {}),
  });
  const submit = async ({ reason }: { reason: string }) => {
    if (await onConfirm(reason.trim())) onClose();
    return undefined;
  };
  return (
    <Form form={form} onSubmit={submit} label={title}>
      <p>{text}</p>
      {frequent.length > 0 && (
        <div className={css.boxes}>
          {frequent.map((reason) => (
            <button
              key={reason}
              type="button"
              className={css.box}
              aria-pressed={form.values.reason === reason}
              onClick={() => form.set({ reason })}
            >
              {reason}
            </button>
          ))}
        </div>
      )}
      <TextareaField {...bind(form, 'reason')} label={label} maxLength={REASON_MAX} rows={2} />
      <Acts gap="tight">
        <Button kind="safe" onClick={onClose}>
          {t('leave')}
        </Button>
        <SubmitButton kind={isLoss ? 'destroy' : 'primary'}>{confirmLabel}</SubmitButton>
      </Acts>
    </Form>
  );
}
