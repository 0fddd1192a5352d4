/** What may be done about a multiple exchange: stop it, look at its exchanges, take all of it back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ExchangeBatch } from '#contract/batches.ts';
import { paths } from '#web/paths.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import css from './batches.module.css';
import { UndoDialog } from './undo-dialog.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useTakingBack } from './use-taking-back.ts';

/** "Parte tra 60 secondi", and the button that stops it. */
export function Waiting({ batch }: { batch: ExchangeBatch }) {
  const { t } = useTranslation('bank-record');
  const seconds = useSecondsLeft(batch.startsInSeconds ?? 0);
  const { stop, isStopping } = useTakingBack(batch.id);
  return (
    <div className={css.acts}>
      <p role="timer" className={css.countdown}>
        {seconds > 0 ? t('batches.startsIn', { count: seconds }) : t('batches.startsNow')}
      </p>
      <DecisionButton small kind="secondary" busy={isStopping} onClick={stop}>
        {t('batches.stop')}
        <span className="only-for-ears"> {batch.note}</span>
      </DecisionButton>
    </div>
  );
}

/** Its exchanges, one click away, and the way back for all of them. */
export function Finished({ batch }: { batch: ExchangeBatch }) {
  const { t } = useTranslation('bank-record');
  const [isAsked, setAsked] = useState(false);
  const { undo } = useTakingBack(batch.id);
  if (batch.made === 0) return null;
  const isUndone = batch.state === 'undone';
  return (
    <div className={css.acts}>
      <Link to={listOf(batch)}>{t('batches.look', { count: batch.made })}</Link>
      {!isUndone && (
        <DecisionButton small kind="danger" onClick={() => setAsked(true)}>
          {t('batches.undo', { count: batch.made })}
          <span className="only-for-ears"> {batch.note}</span>
        </DecisionButton>
      )}
      <UndoDialog batch={batch} isOpen={isAsked} onClose={() => setAsked(false)} onUndo={undo} />
    </div>
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
