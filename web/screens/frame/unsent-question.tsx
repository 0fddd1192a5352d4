/** Asked before signing out while something waits to be sent: it is forgotten then. */
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface UnsentQuestionProps {
  count: number;
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** Fetched before it is asked. */
export default function UnsentQuestion({ count, isOpen, onClose, onLeave }: UnsentQuestionProps) {
  const { t } = useTranslation('connection');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => onLeave()}
      whileClosed
      title={t('unsent.title', { count })}
      confirmLabel={t('unsent.leave')}
      cancelLabel={t('unsent.stay')}
    >
      {t('unsent.text')}
    </ConfirmDialog>
  );
}
