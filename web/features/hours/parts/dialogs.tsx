/**
 * The questions before an exchange is cancelled or reversed: what happens then, to a member with their
 * balance, at the desk with the balances of both members.
 */

import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import type { Perspective } from './actions.ts';
import { BalancesAfter, ExchangeSentence } from './bank-words.tsx';
import { CancelOwnDialog, ReasonDialog, type UndoProps } from './cancel-own-dialog.tsx';
import { otherName, signedHours } from './own-words.tsx';

interface UndoDialogProps extends UndoProps {
  perspective: Perspective;
}

/** Before a pending exchange is cancelled: it will not count (law L5). */
export function CancelDialog({ perspective, ...props }: UndoDialogProps) {
  return perspective === 'own' ? <CancelOwnDialog {...props} /> : <CancelAtDesk {...props} />;
}

function CancelAtDesk({ exchange, onClose, onUndo }: UndoProps) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <ReasonDialog
      exchange={exchange}
      onClose={onClose}
      onConfirm={onUndo}
      title={t('pending.cancelTitle')}
      confirmLabel={t('pending.cancelAct')}
      reasonLabel={t('reason')}
    >
      {exchange && <ExchangeSentence exchange={exchange} />}
      <p>{t('pending.cancelText')}</p>
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
