/**
 * What stands in the place of something decided: in words what came of it, for some seconds a button
 * that takes it back and how long that works, then a quiet line.
 */
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneSign } from '../notice/tone.tsx';
import { useSingleFlight } from '../use-single-flight.ts';
import type { Decided } from './decided.ts';
import css from './decision.module.css';
import { DecisionButton } from './decision-button.tsx';
import { useFocusTaken } from './use-focus-taken.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** A decision of the reader's own. */
export function DecidedLine({ decided }: { decided: Decided }) {
  const { words, finalAt, takeBack } = decided;
  const { t } = useTranslation('ui');
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const secondsLeft = useSecondsUntil(finalAt);
  const { isBusy, run } = useSingleFlight(takeBack);
  useFocusTaken(line, secondsLeft > 0);
  return (
    <div ref={line} tabIndex={-1} className={css.decided}>
      <div className={css.words}>
        <ToneSign tone="success" />
        <p id={id}>{words}</p>
      </div>
      {secondsLeft > 0 && (
        <div className={css.back}>
          <DecisionButton small kind="secondary" busy={isBusy} aria-describedby={id} onClick={run}>
            {t('decision.takeBack')}
          </DecisionButton>
          <span className={css.left}>{t('decision.left', { count: secondsLeft })}</span>
        </div>
      )}
    </div>
  );
}

/** Something that waits no more because of somebody else. */
export function GoneLine({ words }: { words: string }) {
  const line = useRef<HTMLDivElement>(null);
  useFocusTaken(line, false);
  return (
    <div ref={line} tabIndex={-1} className={css.decided} data-gone="">
      <p className={css.words}>{words}</p>
    </div>
  );
}
