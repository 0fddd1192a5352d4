/** The desk's question before it confirms an exchange: the balances, and how the debtor's word came. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { BalancesAfter, ExchangeSentence } from './bank-words.tsx';
import { BasisField } from './basis-field.tsx';

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

interface BelowBandProps {
  exchange: Exchange;
  reason: string;
  onReason: (reason: string) => void;
}

/**
 * That the debtor would go below the band, and why that is right. Nothing while they stay within it, or
 * are no member of this bank.
 */
function BelowBand({ exchange, reason, onReason }: BelowBandProps) {
  const { t } = useTranslation('limits');
  const params = { id: exchange.userToId };
  const isService = exchange.fundSide !== 'to' && exchange.kind === 'service';
  const { data } = useQuery(
    read('readMemberBand', { params }, { retry: false, enabled: isService }),
  );
  const { data: debtor } = useQuery(read('readUser', { params }, { enabled: data !== undefined }));
  if (!data || !debtor) return null;
  const after = debtor.total - exchange.quantityOfHours;
  if (after >= data.band.low) return null;
  const values = { after: hoursText(after), low: hoursText(data.band.low) };
  return (
    <>
      <p>{t('desk.below', { name: exchange.userToDisplayName, ...values })}</p>
      <TextareaField
        name="reason"
        label={t('desk.reason')}
        value={reason}
        onChange={onReason}
        maxLength={REASON_MAX}
        rows={2}
        optional
      />
    </>
  );
}
