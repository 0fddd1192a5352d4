/**
 * Buttons, and links that look like them. One primary per card; the rest is secondary or quiet.
 * A busy button keeps its place, its words and the focus, and ignores every further click.
 */
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router';
import css from './button.module.css';

/**
 * `danger` leads to a question about a loss; within that question `destroy` is the act and `safe` the
 * way out.
 */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'destroy' | 'safe';

interface Look {
  kind?: ButtonKind;
  /** Takes the whole width of its container. */
  wide?: boolean;
  /** Slightly lower, for rows of a table: still 44 px to touch. */
  small?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  busy?: boolean;
  icon?: ReactNode;
}

/** A button; `busy` makes it announce itself and swallow clicks without losing the focus. */
export function Button({ kind, wide, small, busy, icon, onClick, children, ...rest }: ButtonProps) {
  const { t } = useTranslation('ui');
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, wide, small }, rest.className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
      {busy && <span className="visually-hidden">{t('busy')}</span>}
    </button>
  );
}

/** A link to another page that looks like a button. */
export function ButtonLink({ kind, wide, small, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ kind, wide, small }, className)} />;
}

/** The look of a button for a plain link, such as one to a place in the same page. */
export function buttonLook(kind: ButtonKind): string {
  return look({ kind });
}

function look({ kind = 'primary', wide, small }: Look, extra?: string): string {
  return [css.button, css[kind], wide && css.wide, small && css.small, extra]
    .filter(Boolean)
    .join(' ');
}
