/** How a form in a dialog ends: leaving it as it is, or sending it. */
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { SubmitButton } from '../form/form.tsx';
import { DialogButtons } from './dialog.tsx';

interface FormButtonsProps {
  /** Closes the dialog; nothing is sent. */
  onLeave: () => void;
  /** What leaving is called, where it has words of its own. */
  leave?: string;
  /** What sending is called. */
  send: string;
  /** Is possible also while the page is closed. */
  whileClosed?: boolean;
}

/** The safe button first, then the one that sends the form around it. */
export function FormButtons({ onLeave, leave, send, whileClosed }: FormButtonsProps) {
  const { t } = useTranslation('ui');
  return (
    <DialogButtons>
      <Button kind="secondary" onClick={onLeave}>
        {leave ?? t('leave')}
      </Button>
      <SubmitButton whileClosed={whileClosed}>{send}</SubmitButton>
    </DialogButtons>
  );
}
