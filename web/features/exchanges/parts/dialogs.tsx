/**
 * The questions before an exchange is cancelled or reversed: what happens then, to a member with their
 * balance, at the desk with the balances of both members.
 */

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Stack } from '#web/ui/page/card.tsx';
import type { Perspective } from '../actions.ts';
import { BalancesAfter, ExchangeSentence } from './bank-words.tsx';
import { otherName, signedHours } from './own-words.tsx';

interface UndoDialogProps {
  perspective: Perspective;
  /** The exchange in question; undefined when none is. */
  exchange: Exchange | undefined;
  onClose: () => void;
  /** Undoes it. @returns whether that went well */
  onUndo: (exchange: Exchange, reason: string) => Promise<boolean>;
}

/** Before a pending exchange is cancelled: it will not count (law L5). */
export function CancelDialog({ perspective, exchange, onClose, onUndo }: UndoDialogProps) {
  const { t } = useTranslation(['exchanges', 'bank-exchanges']);
  const { userId } = useSignedIn();
  const isOwn = perspective === 'own';
  return (
    <ReasonDialog
      exchange={exchange}
      onClose={onClose}
      onConfirm={onUndo}
      title={isOwn ? t('undo.cancel.title') : t('bank-exchanges:pending.cancelTitle')}
      confirmLabel={isOwn ? t('undo.cancel.act') : t('bank-exchanges:pending.cancelAct')}
      reasonLabel={isOwn ? t('undo.reason') : t('bank-exchanges:reason')}
    >
      {exchange && isOwn && (
        <p>
          {t('undo.cancel.lost', {
            hours: hoursText(exchange.quantityOfHours),
            name: otherName(exchange, userId),
          })}
        </p>
      )}
      {exchange && !isOwn && <ExchangeSentence exchange={exchange} />}
      {!isOwn && <p>{t('bank-exchanges:pending.cancelText')}</p>}
    </ReasonDialog>
  );
}

interface ReverseDialogProps extends UndoDialogProps {
  /** The reader's balance in hours, where the exchange is their own. */
  balance?: number | undefined;
}

/** Before a confirmed exchange is reversed: the hours go back (law L6). The desk says "delete". */
export function ReverseDialog(props: ReverseDialogProps) {
  const { perspective, exchange, balance, onClose, onUndo } = props;
  const { t } = useTranslation(['exchanges', 'bank-exchanges']);
  const isOwn = perspective === 'own';
  return (
    <ReasonDialog
      exchange={exchange}
      onClose={onClose}
      onConfirm={onUndo}
      title={
        isOwn
          ? t('undo.reverse.title')
          : t('bank-exchanges:remove.title', { id: exchange?.id ?? '' })
      }
      confirmLabel={isOwn ? t('undo.reverse.act') : t('bank-exchanges:remove.act')}
      reasonLabel={isOwn ? t('undo.reason') : t('bank-exchanges:reason')}
    >
      {exchange && isOwn && <OwnLoss exchange={exchange} balance={balance} />}
      {exchange && !isOwn && (
        <>
          <ExchangeSentence exchange={exchange} />
          <p>{t('bank-exchanges:remove.back')}</p>
          <BalancesAfter exchange={exchange} isUndone />
        </>
      )}
    </ReasonDialog>
  );
}

function OwnLoss({ exchange, balance }: { exchange: Exchange; balance: number | undefined }) {
  const { t } = useTranslation('exchanges');
  const { userId } = useSignedIn();
  const hours = signedHours(exchange, userId);
  return (
    <p>
      {t('undo.reverse.lost', {
        hours: hoursText(Math.abs(hours)),
        name: otherName(exchange, userId),
      })}{' '}
      {balance !== undefined &&
        t('undo.reverse.balance', { from: hoursText(balance), to: hoursText(balance - hours) })}
    </p>
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
function ReasonDialog(props: ReasonDialogProps) {
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
