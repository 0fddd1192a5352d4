/** The question before many exchanges are decided: how many, how long in all, and which. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { ExchangeLines } from '../parts/bank-words.tsx';
import { BasisField } from '../parts/basis-field.tsx';
import { type BulkAct, hoursOf } from './bulk.ts';

interface BulkQuestionProps {
  act: BulkAct;
  isOpen: boolean;
  rows: readonly PendingExchange[];
  onClose: () => void;
  /** Begins the work, and does not wait for its end. */
  onGo: (
    rows: readonly PendingExchange[],
    how: { reason: string; basis: ExchangeBasis | undefined },
  ) => void;
}

/** "12 scambi, 18 h 30 in tutto": what will be decided. */
export function BulkQuestion({ act, isOpen, rows, onClose, onGo }: BulkQuestionProps) {
  const { t } = useTranslation('bank-exchanges');
  const [reason, setReason] = useState('');
  const [basis, setBasis] = useState<ExchangeBasis | ''>('');
  const [isMissing, setMissing] = useState(false);
  const count = rows.length;
  const go = async () => {
    onGo(rows, { reason: act === 'cancel' ? reason.trim() : '', basis: basis || undefined });
    setReason('');
    setBasis('');
  };
  const isComplete = () => {
    const misses = act === 'confirm' && basis === '';
    setMissing(misses);
    return !misses;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={go}
      isComplete={isComplete}
      title={t(`bulk.${act}Title`, { count })}
      confirmLabel={t(`bulk.${act}Many`, { count })}
      cancelLabel={t('pending.keep')}
      tone={act === 'confirm' ? 'plain' : 'danger'}
    >
      <Stack gap="small">
        <p>{t(`bulk.${act}Text`, { count, hours: hoursText(hoursOf(rows)) })}</p>
        <ExchangeLines
          isBoxed
          label={t('bulk.these')}
          rows={rows.map((exchange) => ({ exchange }))}
        />
        {act === 'confirm' && (
          <BasisField
            label={t('basis.many')}
            value={basis}
            error={isMissing && basis === '' && t('basis.missing')}
            onChange={setBasis}
          />
        )}
        {act === 'cancel' && <Reason value={reason} onChange={setReason} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Reason({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <TextareaField
      name="reason"
      label={t('reason')}
      value={value}
      onChange={onChange}
      maxLength={REASON_MAX}
      rows={2}
      optional
    />
  );
}
