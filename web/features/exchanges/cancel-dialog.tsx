/** The question of the Annulla button: an exchange that waits will not count (law L5). */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { otherName } from './other-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface CancelDialogProps {
  /** The exchange in question; undefined when none is. */
  exchange: Exchange | undefined;
  readerId: number;
  onClose: () => void;
  /** Cancels it. @returns whether that went well */
  onCancel: (exchange: Exchange, reason: string) => Promise<boolean>;
}

/** Names the hours and the other person. */
export function CancelDialog({ exchange, readerId, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation('exchanges');
  return (
    <ReasonDialog
      exchange={exchange}
      onClose={onClose}
      onConfirm={onCancel}
      title={t('undo.cancel.title')}
      confirmLabel={t('undo.cancel.act')}
    >
      {exchange && (
        <p>
          {t('undo.cancel.lost', {
            hours: hoursText(exchange.quantityOfHours),
            name: otherName(exchange, readerId),
          })}
        </p>
      )}
    </ReasonDialog>
  );
}
