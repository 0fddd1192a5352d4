/** The desk's question before it confirms an exchange: the balances, and how the debtor's word came. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { BalancesAfter, ExchangeSentence } from './bank-words.tsx';
import { BasisField } from './basis-field.tsx';
import { BelowBand } from './below-band.tsx';

interface How {
  /** Why the desk confirms past the limit of the bank; empty for none. */
  reason: string;
  /** How the word of the person who received has come; undefined where that is the reader. */
  basis: ExchangeBasis | undefined;
}

interface ConfirmExchangeDialogProps {
  /** The exchange in question; undefined when none is. */
  exchange: Exchange | undefined;
  onClose: () => void;
  onConfirm: (exchange: Exchange, how: How) => Promise<unknown>;
}

interface Answer {
  id: number | undefined;
  reason: string;
  /** Empty until it is said. */
  basis: ExchangeBasis | '';
  /** Somebody wanted to confirm without saying it. */
  isMissing: boolean;
}

/** Before hours move (law L4); the desk alone asks. */
export function ConfirmExchangeDialog({
  exchange,
  onClose,
  onConfirm,
}: ConfirmExchangeDialogProps) {
  const { t } = useTranslation('bank-exchanges');
  const { userId } = useSignedIn();
  const begin: Answer = { id: exchange?.id, reason: '', basis: '', isMissing: false };
  const [kept, setKept] = useState(begin);
  const answer = kept.id === begin.id ? kept : begin;
  // The fund gives no word: the desk speaks for it.
  const isOthers =
    exchange !== undefined && exchange.userToId !== userId && exchange.fundSide !== 'to';
  const confirm = async () => {
    const basis = (isOthers && answer.basis) || undefined;
    if (exchange) await onConfirm(exchange, { reason: answer.reason.trim(), basis });
  };
  const isComplete = () => {
    const isMissing = isOthers && answer.basis === '';
    if (isMissing) setKept({ ...answer, isMissing });
    return !isMissing;
  };
  return (
    <ConfirmDialog
      isOpen={exchange !== undefined}
      onClose={onClose}
      onConfirm={confirm}
      isComplete={isComplete}
      title={t('pending.confirmTitle')}
      confirmLabel={t('pending.confirmAct')}
      cancelLabel={t('pending.keep')}
      tone="plain"
    >
      {exchange && (
        <Stack gap="small">
          <ExchangeSentence exchange={exchange} />
          <BalancesAfter exchange={exchange} />
          {isOthers && (
            <BasisField
              label={t('basis.label', { name: exchange.userToDisplayName })}
              value={answer.basis}
              error={answer.isMissing && t('basis.missing')}
              onChange={(basis) => setKept({ ...answer, basis, isMissing: false })}
            />
          )}
          <BelowBand
            exchange={exchange}
            reason={answer.reason}
            onReason={(reason) => setKept({ ...answer, reason })}
          />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
