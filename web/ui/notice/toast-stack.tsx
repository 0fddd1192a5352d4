/**
 * Where `showToast` shows its messages: at the foot of the window, above the tabs, where nothing moves when
 * one comes or goes. Good news leaves by itself after a calm reading time, never while pointed at or
 * focused; warnings and errors stay until dismissed. What `sayAloud` says is for ears alone.
 */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored } from '../store.ts';
import css from './notice.module.css';
import { hideToast, spoken, type Toast, toasts } from './toasts.ts';
import { ToneSign } from './tone.tsx';

const READING_TIME_MS = 8000;

/** The stack of messages, once per page: a live region that is there before anything is said. */
export function ToastStack() {
  const shown = useStored(toasts);
  const said = useStored(spoken);
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    // The page leaves them room at its foot, and the row that is being decided on comes out from under them.
    // Measuring lays out the whole page: not while nothing is said.
    const isSaying = shown.length > 0;
    style.setProperty('--said', isSaying ? `${stack.current?.offsetHeight}px` : '');
    if (!isSaying) return;
    const pressed = document.activeElement;
    const row = pressed?.closest('li, tr') ?? pressed;
    const top = row?.getBoundingClientRect().top ?? 0;
    if (top > 0 && top < innerHeight) row?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div ref={stack} className={css.stack} role="status" aria-live="polite">
      {said && (
        <p key={said.id} className="visually-hidden">
          {said.text}
        </p>
      )}
      {shown.map((toast) => (
        <ToastLine key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function ToastLine({ id, tone, text, detail }: Toast) {
  const { t } = useTranslation('ui');
  const [isHeld, setHeld] = useState(false);
  const leaves = !isHeld && (tone === 'success' || tone === 'info');
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => hideToast(id), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [id, leaves]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only keeps the message longer
    <div
      className={`${css.notice} ${css[tone]} ${css.toast}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToneSign tone={tone} />
      <div className={css.text}>
        <span className="visually-hidden">{t(`notice.${tone}`)}: </span>
        <p>{detail ? <strong>{text}</strong> : text}</p>
        {detail && <p>{detail}</p>}
      </div>
      <button type="button" className={css.dismiss} onClick={() => hideToast(id)}>
        <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        <span className="visually-hidden">{t('close')}</span>
      </button>
    </div>
  );
}
