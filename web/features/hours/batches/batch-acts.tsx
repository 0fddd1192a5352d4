/** What may be done about a multiple exchange: stop it, look at its exchanges, take all of it back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ExchangeBatch } from '#contract/hours/batches.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/paths.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { useSecondsLeft } from '#web/ui/use-seconds-left.ts';
import css from './batches.module.css';

/** "Parte tra 60 secondi", and the button that stops it. */
export function Waiting({ batch }: { batch: ExchangeBatch }) {
  const { t } = useTranslation('bank-record');
  const seconds = useSecondsLeft(batch.startsInSeconds ?? 0);
  const { stop } = useBatchActions(batch.id);
  return (
    <Acts gap="wide">
      <p role="timer" className={css.countdown}>
        {seconds > 0 ? t('batches.startsIn', { count: seconds }) : t('batches.startsNow')}
      </p>
      <DecisionButton small kind="secondary" busy={stop.isBusy} onClick={() => stop.run(undefined)}>
        {t('batches.stop')}
        <span className="visually-hidden"> {batch.note}</span>
      </DecisionButton>
    </Acts>
  );
}

/** Its exchanges, one click away, and the way back for all of them. */
export function Finished({ batch }: { batch: ExchangeBatch }) {
  const { t } = useTranslation('bank-record');
  const [isAsked, setAsked] = useState(false);
  const { undo } = useBatchActions(batch.id);
  if (batch.made === 0) return null;
  const isUndone = batch.state === 'undone';
  return (
    <Acts gap="wide">
      <Link to={listOf(batch)}>{t('batches.look', { count: batch.made })}</Link>
      {!isUndone && (
        <DecisionButton small kind="danger" onClick={() => setAsked(true)}>
          {t('batches.undo', { count: batch.made })}
          <span className="visually-hidden"> {batch.note}</span>
        </DecisionButton>
      )}
      <UndoDialog
        batch={batch}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onUndo={undo.run}
      />
    </Acts>
  );
}

/** The list in which most of its exchanges stand. */
function listOf({ id, state, reversed, anyConfirmed }: ExchangeBatch): string {
  const query = `?batch=${id}&from=`;
  if (state === 'undone' && !anyConfirmed) {
    return `${paths.bankExchanges}${query}&status=${reversed > 0 ? 'reversed' : 'cancelled'}`;
  }
  return `${anyConfirmed ? paths.bankExchanges : paths.bankPendingExchanges}${query}`;
}

interface UndoDialogProps {
  batch: ExchangeBatch;
  isOpen: boolean;
  onClose: () => void;
  /** Takes it back. @returns whether that went well; else the reason stays for the next try */
  onUndo: (reason: string) => Promise<boolean>;
}

/** Names what is lost: how many exchanges, how many hours. */
function UndoDialog({ batch, isOpen, onClose, onUndo }: UndoDialogProps) {
  const { t } = useTranslation('bank-record');
  const [reason, setReason] = useState('');
  const count = batch.made;
  const undo = async () => {
    if (await onUndo(reason.trim())) setReason('');
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={undo}
      title={t('batches.undoTitle', { count })}
      confirmLabel={t('batches.undo', { count })}
      cancelLabel={t('batches.keep')}
    >
      <Stack gap="small">
        <p>
          {t('batches.undoWhat', {
            count,
            note: batch.note,
            hours: hoursText(batch.quantityOfHours * count),
          })}
        </p>
        <p>{t('batches.undoText')}</p>
        <TextareaField
          name="reason"
          label={t('batches.undoReason')}
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX}
          rows={2}
          optional
        />
      </Stack>
    </ConfirmDialog>
  );
}

/** For one batch, by its id. */
function useBatchActions(id: number) {
  const { t } = useTranslation(['bank-record', 'errors']);
  const params = { id };
  // Somebody was faster: the line shows what is true now.
  const settled = {
    'already-started': () => t('errors:codes.already-started'),
    'already-decided': () => t('errors:codes.already-decided'),
    'not-found': () => t('errors:codes.not-found'),
  };
  const stop = useAction({
    send: () => call('stopExchangeBatch', { params }),
    done: () => t('batches.stopDone'),
    failed: () => t('batches.stopFailed'),
    settled,
    changes: 'batches',
  });
  const undo = useAction({
    send: (reason: string) => call('undoExchangeBatch', { params, body: { reason } }),
    done: () => t('batches.undoTaken'),
    failed: () => t('batches.undoFailed'),
    settled,
    changes: 'batches',
  });
  return { stop, undo };
}
