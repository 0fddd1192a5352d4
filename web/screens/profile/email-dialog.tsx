/** The dialog for a new address to sign in with. */
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { personFormOf } from '#web/features/accounts/person-form.ts';
import { EmailChangeForm } from '#web/features/accounts/profile/email-change-form.tsx';
import { useSaveProfile } from '#web/features/accounts/profile/save-profile.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface EmailDialogProps {
  isOpen: boolean;
  onClose: () => void;
  user: User;
}

/** Saving signs out, which leads to the page one signs in on. */
export function EmailDialog({ isOpen, onClose, user }: EmailDialogProps) {
  const { t } = useTranslation('accounts');
  const save = useSaveProfile(user);
  const change = async (email: string) => {
    const before = personFormOf(user);
    await save({ ...before, email }, before);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('profile.email.title')}>
      <EmailChangeForm email={user.email} onSave={change} />
    </Dialog>
  );
}
