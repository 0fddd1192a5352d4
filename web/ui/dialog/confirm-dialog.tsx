/**
 * Asks once before something is lost, and says what. The safe answer stands first and is
 * focused; closing in any way means no. Only a loss is filled with the colour of danger, with a sign.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { pauseDecisions } from '../decision/pause.ts';
import { useSingleFlight } from '../use-single-flight.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Does it. The dialog stays, busy, until the promise settles, then closes. */
  onConfirm: () => Promise<unknown> | undefined;
  /** Whether all is said that the act needs; if not, the question stays, and says what is missing. */
  isComplete?: () => boolean;
  /** The question, naming the thing: "Delete the exchange of 18 November?" */
  title: ReactNode;
  /** What happens then, in one sentence. */
  children: ReactNode;
  /** The verb of the act: "Delete". Never just "Yes". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` when something is lost, `plain` for a decision that can be undone. */
  tone?: 'danger' | 'plain';
  /** Is possible also while the page is closed. */
  whileClosed?: boolean;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, isComplete, title, children, tone, whileClosed } = props;
  const { confirmLabel, cancelLabel } = props;
  const { t } = useTranslation('ui');
  const { isBusy, run: confirm } = useSingleFlight(async () => {
    if (isComplete?.() === false) return;
    try {
      await onConfirm();
    } finally {
      // What is below the dialog may have moved: a second tap must not decide on something else.
      pauseDecisions();
      onClose();
    }
  });
  const isPlain = tone === 'plain';
  const actions = (
    <>
      <Button kind="safe" data-autofocus={isPlain ? undefined : ''} onClick={onClose}>
        {cancelLabel ?? t('leave')}
      </Button>
      <Button
        kind={isPlain ? 'primary' : 'destroy'}
        icon={!isPlain && <LossSign />}
        data-autofocus={isPlain ? '' : undefined}
        busy={isBusy}
        whileClosed={whileClosed}
        onClick={confirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog role="alertdialog" {...{ isOpen, title, actions }} onClose={() => !isBusy && onClose()}>
      {children}
    </Dialog>
  );
}

/** A triangle with a bar: colour never warns alone. */
function LossSign() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path
        d="M10 3L18 17H2ZM10 8.5v4M10 14.6v.1"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
