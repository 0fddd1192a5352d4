/**
 * Asks once before something is lost, and says what. The safe answer stands first, filled and
 * focused; closing in any way means no.
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
  /** The question, naming the thing: "Delete the exchange of 18 November?" */
  title: ReactNode;
  /** What happens then, in one sentence. */
  children: ReactNode;
  /** The verb of the act: "Delete". Never just "Yes". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` when something is lost, `plain` for a decision that can be undone. */
  tone?: 'danger' | 'plain';
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, cancelLabel, tone } = props;
  const { t } = useTranslation('ui');
  const { isBusy, run: confirm } = useSingleFlight(async () => {
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
      <Button
        kind={isPlain ? 'secondary' : 'primary'}
        data-autofocus={isPlain ? undefined : ''}
        onClick={onClose}
      >
        {cancelLabel ?? t('leave')}
      </Button>
      <Button
        kind={isPlain ? 'primary' : 'danger'}
        data-autofocus={isPlain ? '' : undefined}
        busy={isBusy}
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
