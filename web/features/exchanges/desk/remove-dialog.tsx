/** The question before a confirmed exchange is deleted: whose hours go back, and a reason (law L6). */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { BalancesAfter, ExchangeSentence } from './exchange-words.tsx';

interface RemoveDialogProps {
  /** The exchange in question; undefined when none is. */
  exchange: Exchange | undefined;
  onClose: () => void;
  /** Deletes it. @returns whether that went well */
  onRemove: (exchange: Exchange, reason: string) => Promise<boolean>;
}

/** Names what is lost, and both balances after. */
export function RemoveDialog({ exchange, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <ReasonDialog
      exchange={exchange}
      onClose={onClose}
      onConfirm={onRemove}
      title={t('remove.title', { id: exchange?.id ?? '' })}
      confirmLabel={t('remove.act')}
      reasonLabel={t('reason')}
    >
      {exchange && (
        <>
          <ExchangeSentence exchange={exchange} />
          <p>{t('remove.back')}</p>
          <BalancesAfter exchange={exchange} isUndone />
        </>
      )}
    </ReasonDialog>
  );
}
