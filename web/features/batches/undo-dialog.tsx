/** The question before all exchanges of a batch are taken back, with room for a reason (laws L5, L6). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeBatch } from '#contract/batches.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Stack } from '#web/ui/page/card.tsx';

interface UndoDialogProps {
  batch: ExchangeBatch;
  isOpen: boolean;
  onClose: () => void;
  /** Takes it back. @returns whether that went well; else the reason stays for the next try */
  onUndo: (reason: string) => Promise<boolean>;
}

/** Names what is lost: how many exchanges, how many hours. */
export function UndoDialog({ batch, isOpen, onClose, onUndo }: UndoDialogProps) {
  const { t } = useTranslation('bank-record');
  const [reason, setReason] = useState('');
  const count = batch.made;
  const undo = async () => {
    if (await onUndo(reason.trim())) setReason('');
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={undo}
      title={t('batches.undoTitle', { count })}
      confirmLabel={t('batches.undo', { count })}
      cancelLabel={t('batches.keep')}
    >
      <Stack gap="small">
        <p>
          {t('batches.undoWhat', {
            count,
            note: batch.note,
            hours: hoursText(batch.quantityOfHours * count),
          })}
        </p>
        <p>{t('batches.undoText')}</p>
        <TextareaField
          name="reason"
          label={t('batches.undoReason')}
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX}
          rows={2}
          optional
        />
      </Stack>
    </ConfirmDialog>
  );
}
