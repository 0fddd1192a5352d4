/** Before the reader cancels a pending exchange of their own, and the field for the reason of every such question. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { otherName } from './own-words.tsx';

export interface UndoProps {
  /** The exchange in question; undefined when none is. */
  exchange: Exchange | undefined;
  onClose: () => void;
  /** Undoes it. @returns whether that went well */
  onUndo: (exchange: Exchange, reason: string) => Promise<boolean>;
}

/** It will not count (law L5), and the balance stays as it is. */
export function CancelOwnDialog({ exchange, onClose, onUndo }: UndoProps) {
  const { t } = useTranslation('exchanges');
  const { userId } = useSignedIn();
  return (
    <ReasonDialog
      exchange={exchange}
      onClose={onClose}
      onConfirm={onUndo}
      title={t('undo.cancel.title')}
      confirmLabel={t('undo.cancel.act')}
      reasonLabel={t('undo.reason')}
    >
      {exchange && (
        <p>
          {t('undo.cancel.lost', {
            hours: hoursText(exchange.quantityOfHours),
            name: otherName(exchange, userId),
          })}
        </p>
      )}
    </ReasonDialog>
  );
}

interface ReasonDialogProps {
  /** The exchange in question; undefined when none is. */
  exchange: Exchange | undefined;
  onClose: () => void;
  /** Undoes it. @returns whether that went well */
  onConfirm: (exchange: Exchange, reason: string) => Promise<boolean>;
  title: string;
  confirmLabel: string;
  /** Asks for the reason and says who reads it. */
  reasonLabel: string;
  /** What happens then. */
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
          label={reasonLabel}
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
