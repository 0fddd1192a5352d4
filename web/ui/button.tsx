/**
 * Buttons, and links that look like them. One primary per card; the rest is secondary or quiet.
 * A busy button keeps its place, its words and the focus, and ignores every further click.
 */
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router';
import css from './button.module.css';
import { Closed } from './closed.ts';
import { usePaused } from './decision/pause.ts';

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
  /**
   * Said of what sends something, whether it is under way; not said of any other button. Such a button
   * pauses for a moment after every decision.
   */
  busy?: boolean;
  /** Sends something that is possible also while the page is closed. */
  whileClosed?: boolean;
  icon?: ReactNode;
}

/**
 * A button; `busy` makes it announce itself and swallow clicks without losing the focus, and so does the
 * pause after a decision. What sends something says why not, where the page is closed.
 */
export function Button(props: ButtonProps) {
  const { kind, wide, small, busy, whileClosed, icon, onClick, children, ...rest } = props;
  const { t } = useTranslation('ui');
  const closing = use(Closed);
  const isClosed = closing && busy !== undefined && !whileClosed;
  // A form is sent once by itself.
  const decides = busy !== undefined && rest.type !== 'submit';
  const isPaused = usePaused() && decides;
  const isOff = busy || isClosed || isPaused;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click never decides, even where the page was slow to draw.
    if (isOff || (decides && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
    if (isClosed) closing.tell();
  };
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, wide, small }, rest.className)}
      aria-disabled={isOff || rest['aria-disabled']}
      data-closed={isClosed}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
      {busy && <span className="visually-hidden">{t('busy')}</span>}
    </button>
  );
}

/** A link to another page that looks like a button; nothing where that page is closed. */
export function ButtonLink({ kind, wide, small, className, ...rest }: LinkProps & Look) {
  const closing = use(Closed);
  if (closing?.covers(rest.to)) return null;
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
