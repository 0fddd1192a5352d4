/**
 * A modal window on the browser's own <dialog>: the page behind it is inert, Escape closes it and the
 * focus returns to where it was.
 */
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import css from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first. `data-autofocus` on any element makes it the one to start at. */
  actions?: ReactNode;
  /** For long texts and forms. */
  isWide?: boolean;
  /** At the edge of the page from top to bottom, to read something beside a list. */
  isAside?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog with a title; its content exists only while it is open. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, actions, isWide, isAside, role } = props;
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { t } = useTranslation('ui');
  useModal(element, isOpen);
  const close = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    // The second click of a double click belongs to the dialog before this one.
    if (event.nativeEvent instanceof MouseEvent && event.nativeEvent.detail > 1) return;
    if (event.type === 'cancel') event.preventDefault();
    onClose();
  };
  // The browser reports every closing, also ours, and late: the dialog may be open again by then.
  const closedByBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isOpen && !event.currentTarget.open) close(event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil is a shortcut for Escape
    <dialog
      ref={element}
      role={role}
      className={[css.dialog, isWide && css.wide, isAside && css.aside].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      onCancel={close}
      onClose={closedByBrowser}
      onClick={close}
    >
      {isOpen && (
        <div className={css.sheet}>
          <div className={css.head}>
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
            {role !== 'alertdialog' && (
              <button type="button" className={css.close} onClick={onClose}>
                <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                  <path
                    d="M4 4l12 12M16 4L4 16"
                    stroke="currentColor"
                    strokeWidth="2.5"
                    strokeLinecap="round"
                  />
                </svg>
                <span className="visually-hidden">{t('close')}</span>
              </button>
            )}
          </div>
          <div id={`${id}-text`} className={css.body}>
            {children}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Shows the dialog modally while open, starting at the marked element or the first field. */
function useModal(element: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    // Where a field would bring up a keyboard over half of the dialog, the reader reads first.
    const hasKeyboard = !matchMedia('(pointer: coarse)').matches;
    const start =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      (hasKeyboard ? dialog.querySelector<HTMLElement>('input, select, textarea') : undefined);
    start?.focus();
    return () => dialog.close();
  }, [element, isOpen]);
}

interface AlertDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** A message that stays until OK is pressed. */
export function AlertDialog({ isOpen, onClose, title, children }: AlertDialogProps) {
  const { t } = useTranslation('ui');
  const ok = (
    <Button data-autofocus="" onClick={onClose}>
      {t('ok')}
    </Button>
  );
  return (
    <Dialog role="alertdialog" {...{ isOpen, onClose, title }} actions={ok}>
      {children}
    </Dialog>
  );
}

/** A row at the desk; on a phone below each other, the act on top. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>;
}
