/** Acts that few need, behind one word: they open below it, and close after a choice, with Escape or a click elsewhere. */
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './more.module.css';

interface MoreProps {
  /** *Altro* unless said. */
  label?: ReactNode;
  /** Buttons, one below the other. */
  children: ReactNode;
  /** Below which end of the word it opens: the right one unless said. */
  side?: 'start' | 'end';
}

export function More({ label, children, side = 'end' }: MoreProps) {
  const { t } = useTranslation('ui');
  const place = useRef<HTMLDetailsElement>(null);
  const close = () => place.current?.removeAttribute('open');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !place.current?.open) return;
    // A dialog around it stays.
    event.preventDefault();
    close();
    event.currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details ref={place} className={css.more} onBlur={leave} onKeyDown={closeOnEscape}>
      <summary className={css.label}>{label ?? t('more')}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons in it are pressed */}
      <div className={css.acts} data-side={side} onClick={close}>
        {children}
      </div>
    </details>
  );
}
