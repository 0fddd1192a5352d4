/** The questions before an exchange of two members is decided at the desk: a sentence, both balances. */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { BalancesAfter, ExchangeSentence } from './exchange-words.tsx';

interface ConfirmExchangeDialogProps {
  /** The exchange in question; undefined when none is. */
  exchange: Exchange | undefined;
  onClose: () => void;
  onConfirm: (exchange: Exchange) => Promise<unknown>;
}

/** Before hours move (law L4). */
export function ConfirmExchangeDialog(props: ConfirmExchangeDialogProps) {
  const { exchange, onClose, onConfirm } = props;
  const { t } = useTranslation('bank-exchanges');
  return (
    <ConfirmDialog
      isOpen={exchange !== undefined}
      onClose={onClose}
      onConfirm={() => exchange && onConfirm(exchange)}
      title={t('pending.confirmTitle')}
      confirmLabel={t('pending.confirmAct')}
      cancelLabel={t('pending.keep')}
      tone="plain"
    >
      {exchange && (
        <Stack gap="small">
          <ExchangeSentence exchange={exchange} />
          <BalancesAfter exchange={exchange} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}

interface CancelDialogProps {
  exchange: Exchange | undefined;
  onClose: () => void;
  /** @returns whether that went well */
  onCancel: (exchange: Exchange, reason: string) => Promise<boolean>;
}

/** Before one that waits is cancelled (law L5). */
export function CancelDialog({ exchange, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <ReasonDialog
      exchange={exchange}
      onClose={onClose}
      onConfirm={onCancel}
      title={t('pending.cancelTitle')}
      confirmLabel={t('pending.cancelAct')}
      reasonLabel={t('reason')}
    >
      {exchange && <ExchangeSentence exchange={exchange} />}
      <p>{t('pending.cancelText')}</p>
    </ReasonDialog>
  );
}
