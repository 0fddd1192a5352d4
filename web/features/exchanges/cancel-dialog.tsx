/** Asks once before an exchange that waits is cancelled, and for a reason if there is one (law L5). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { hoursText } from './hours-text.tsx';

interface CancelDialogProps {
  /** The exchange in question; undefined when none is. */
  exchange: PendingExchange | undefined;
  readerId: number;
  onClose: () => void;
  /** Cancels it. @returns whether that went well; if not, the reason is kept for another try */
  onCancel: (id: number, reason: string) => Promise<boolean>;
}

/** The question of the Annulla button. */
export function CancelDialog({ exchange, readerId, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation('exchanges');
  const [written, setWritten] = useState({ id: 0, reason: '' });
  const reason = written.id === exchange?.id ? written.reason : '';
  const cancel = async () => {
    if (exchange && (await onCancel(exchange.id, reason.trim()))) setWritten({ id: 0, reason: '' });
  };
  const isGiven = exchange?.userFromId === readerId;
  return (
    <ConfirmDialog
      isOpen={exchange !== undefined}
      onClose={onClose}
      onConfirm={cancel}
      title={t('cancelQuestion.title')}
      confirmLabel={t('cancelQuestion.act')}
      cancelLabel={t('cancelQuestion.keep')}
    >
      <Stack gap="small">
        <p>
          {t('cancelQuestion.lost', {
            hours: hoursText(exchange?.quantityOfHours ?? 0),
            name: isGiven ? exchange.userToFullName : (exchange?.userFromFullName ?? ''),
          })}
        </p>
        <TextareaField
          name="reason"
          label={t('cancelQuestion.reason')}
          value={reason}
          onChange={(text) => setWritten({ id: exchange?.id ?? 0, reason: text })}
          maxLength={REASON_MAX}
          rows={2}
          optional
        />
      </Stack>
    </ConfirmDialog>
  );
}
