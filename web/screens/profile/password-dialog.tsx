/** The dialog in which one changes one's password. */
import { useTranslation } from 'react-i18next';
import { PasswordForm } from '#web/features/accounts/profile/password-form.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';

interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  email: string;
}

/** Old and new password. */
export function PasswordDialog({ isOpen, onClose, email }: PasswordDialogProps) {
  const { t } = useTranslation('accounts');
  const done = () => {
    showToast('success', t('profile.password.done'));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('profile.password.title')}>
      <PasswordForm email={email} onDone={done} />
    </Dialog>
  );
}
