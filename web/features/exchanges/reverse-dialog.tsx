/** The question before a confirmed exchange is reversed: the hours go back (law L6). */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { otherName } from './other-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReverseDialogProps {
  /** The exchange in question, hours without a sign; undefined when none is. */
  exchange: Exchange | undefined;
  readerId: number;
  balance: number | undefined;
  onClose: () => void;
  /** Reverses it. @returns whether that went well */
  onReverse: (exchange: Exchange, reason: string) => Promise<boolean>;
}

/** Says both balances before. */
export function ReverseDialog(props: ReverseDialogProps) {
  const { exchange, readerId, balance, onClose, onReverse } = props;
  const { t } = useTranslation('exchanges');
  const isGiven = exchange?.userFromId === readerId;
  const hours = exchange ? Math.abs(exchange.quantityOfHours) : 0;
  const after = (balance ?? 0) + (isGiven ? -hours : hours);
  return (
    <ReasonDialog
      exchange={exchange}
      onClose={onClose}
      onConfirm={onReverse}
      title={t('undo.reverse.title')}
      confirmLabel={t('undo.reverse.act')}
    >
      {exchange && (
        <p>
          {t('undo.reverse.lost', {
            hours: hoursText(hours),
            name: otherName(exchange, readerId),
          })}{' '}
          {balance !== undefined &&
            t('undo.reverse.balance', { from: hoursText(balance), to: hoursText(after) })}
        </p>
      )}
    </ReasonDialog>
  );
}
