/** Changing what one signs in with: the address and the password, each in a dialog that the address of the page names. */
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/people/accounts.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { personFormOf } from '../person-form.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { useSaveProfile } from './save-profile.ts';

const DEFAULTS = { dialog: '' };

/** `?dialog=email` and `?dialog=password`, on every page that they stand on. */
export function SignInDialogs({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const close = () => set({ dialog: '' }, { replace: true });
  const save = useSaveProfile(user);
  // Saving signs out, which leads to the page one signs in on.
  const changeEmail = async (next: { email: string; code: string }) => {
    const before = personFormOf(user);
    await save({ ...before, ...next }, before);
  };
  const email = user.email ?? '';
  return (
    <>
      <Dialog isOpen={dialog === 'email'} onClose={close} title={t('profile.email.title')}>
        <EmailChangeForm email={email} onSave={changeEmail} />
      </Dialog>
      <Dialog isOpen={dialog === 'password'} onClose={close} title={t('profile.password.title')}>
        <PasswordForm
          email={email}
          onDone={() => {
            showToast('success', t('profile.password.done'));
            close();
          }}
        />
      </Dialog>
    </>
  );
}
