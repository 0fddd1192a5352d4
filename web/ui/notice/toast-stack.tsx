/**
 * Where `showToast` shows its messages. Good news leaves by itself after a calm reading time, never
 * while pointed at or focused; warnings and errors stay until dismissed.
 */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored } from '../store.ts';
import css from './notice.module.css';
import { hideToast, type Toast, toasts } from './toasts.ts';
import { ToneSign } from './tone.tsx';

const READING_TIME_MS = 8000;

/** The stack of messages, once per page: a live region that is there before anything is said. */
export function ToastStack() {
  const said = useStored(toasts);
  return (
    <div className={css.stack} role="status" aria-live="polite">
      {said.map((toast) => (
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
