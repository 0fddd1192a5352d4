/**
 * Stands in the place of a decided row: its outcome in words and, for some seconds, a button that takes
 * the decision back.
 */
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneSign } from '../notice/tone.tsx';
import { useSingleFlight } from '../use-single-flight.ts';
import type { Decided } from './decided.ts';
import css from './decision.module.css';
import { DecisionButton } from './decision-button.tsx';

/** The reader's own decision. */
export function DecidedLine({ decided }: { decided: Decided }) {
  const { done, words, finalAt, takeBack, also } = decided;
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const secondsLeft = useSecondsUntil(finalAt);
  useFocusTaken(line, secondsLeft > 0);
  return (
    <div ref={line} tabIndex={-1} className={css.decided}>
      <div className={css.words}>
        <ToneSign tone="success" />
        <p id={id}>
          {done !== undefined && <b className={css.done}>{done}</b>} {words}
        </p>
      </div>
      {also && <Act {...also} describedBy={id} />}
      {secondsLeft > 0 && <TakeBack {...{ secondsLeft, takeBack }} describedBy={id} />}
    </div>
  );
}

interface ActProps extends NonNullable<Decided['also']> {
  /** What says how it was decided. */
  describedBy: string;
}

function Act({ label, act, describedBy }: ActProps) {
  const { isBusy, run } = useSingleFlight(act);
  return (
    <DecisionButton
      small
      kind="secondary"
      busy={isBusy}
      aria-describedby={describedBy}
      onClick={run}
    >
      {label}
    </DecisionButton>
  );
}

interface TakeBackProps extends Pick<Decided, 'takeBack'> {
  /** Without an end while it waits for a connection. */
  secondsLeft: number;
  /** What says how it was decided. */
  describedBy: string;
}

function TakeBack({ secondsLeft, takeBack, describedBy }: TakeBackProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={css.back}>
      <Act label={t('decision.takeBack')} act={takeBack} describedBy={describedBy} />
      {Number.isFinite(secondsLeft) && (
        <span className={css.left}>{t('decision.left', { count: secondsLeft })}</span>
      )}
    </div>
  );
}

/** A row that somebody else has decided. */
export function GoneLine({ words }: { words: string }) {
  const line = useRef<HTMLDivElement>(null);
  useFocusTaken(line, false);
  return (
    <div ref={line} tabIndex={-1} className={css.decided} data-gone="">
      <p className={css.words}>{words}</p>
    </div>
  );
}

/**
 * The line takes the focus when what had it is covered by the line, belonged to a question that now
 * closes, or was the line's own button. It never lands on a button: another Enter must do nothing.
 * When the line goes with the focus in it, the button that was pressed before has it again.
 */
function useFocusTaken(line: RefObject<HTMLElement | null>, hasButton: boolean): void {
  const wasInside = useRef(false);
  const covered = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    const row = element?.closest<HTMLElement>('[data-covered]');
    if (!element || !row) return;
    covered.current = row.querySelector<HTMLElement>('button');
    const take = () => {
      const { activeElement } = document;
      const isHidden = row.contains(activeElement) && !element.contains(activeElement);
      if (isHidden && activeElement instanceof HTMLElement) covered.current = activeElement;
      if (isHidden || activeElement === document.body) element.focus({ preventScroll: true });
    };
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && element.contains(target);
    };
    document.addEventListener('focusin', note);
    if (document.activeElement !== document.body) take();
    const question = document.querySelector('dialog[open]');
    question?.addEventListener('close', take, { once: true });
    return () => {
      question?.removeEventListener('close', take);
      document.removeEventListener('focusin', note);
    };
  }, [line]);

  useEffect(
    () => () => {
      const isLost = wasInside.current && document.activeElement === document.body;
      if (isLost) covered.current?.focus({ preventScroll: true });
    },
    [],
  );

  useLayoutEffect(() => {
    const isLost = wasInside.current && document.activeElement === document.body;
    if (!hasButton && isLost) line.current?.focus({ preventScroll: true });
  }, [line, hasButton]);
}

/** Whole seconds left until `moment` (as of `Date.now()`), and 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= moment || moment === Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
