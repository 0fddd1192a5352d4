/**
 * Asks once before an exchange is undone, and for a reason if there is one. A reason typed for one
 * exchange is kept until that one is undone, so that a lost connection costs no words.
 */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { Stack } from '#web/ui/page/card.tsx';

interface ReasonDialogProps {
  /** The exchange in question; undefined when none is. */
  exchange: Exchange | undefined;
  onClose: () => void;
  /** Undoes it. @returns whether that went well */
  onConfirm: (exchange: Exchange, reason: string) => Promise<boolean>;
  title: string;
  confirmLabel: string;
  /** Asks for the reason and says who reads it; without it the other person does. */
  reasonLabel?: string;
  /** What is lost, in plain sentences. */
  children: ReactNode;
}

/** A question with a field for the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { exchange, onConfirm, reasonLabel, children, ...question } = props;
  const id = exchange?.id;
  const { t } = useTranslation('exchanges');
  const [written, setWritten] = useState({ id, reason: '' });
  const reason = written.id === id ? written.reason : '';
  const confirm = async () => {
    if (exchange && (await onConfirm(exchange, reason.trim()))) setWritten({ id, reason: '' });
  };
  return (
    <ConfirmDialog
      {...question}
      isOpen={id !== undefined}
      onConfirm={confirm}
      cancelLabel={t('undo.keep')}
    >
      <Stack gap="small">
        {children}
        <TextareaField
          name="reason"
          label={reasonLabel ?? t('undo.reason')}
          value={reason}
          onChange={(text) => setWritten({ id, reason: text })}
          maxLength={REASON_MAX}
          rows={2}
          optional
        />
      </Stack>
    </ConfirmDialog>
  );
}
