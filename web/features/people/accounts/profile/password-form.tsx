/** Changing one's password, knowing the old one (specification §2, §8). */
import { useTranslation } from 'react-i18next';
import { changePasswordSchema } from '#contract/people/accounts.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Text } from '#web/i18n/text.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { newPasswordWords } from '../words.tsx';

const ownWords: OwnWords = {
  password: { required: <Text of="accounts:wrong.oldPasswordRequired" /> },
  newPassword: newPasswordWords,
};

interface PasswordFormProps {
  /** For the password manager, which wants to know whose password it is. */
  email: string;
  onDone: () => void;
}

/** The old and the new password; both are cleared when the portal refuses them. */
export function PasswordForm({ email, onDone }: PasswordFormProps) {
  const { t } = useTranslation('accounts');
  const change = useSendForm('changePassword', {
    schema: changePasswordSchema,
    begin: { password: '', newPassword: '' },
    own: ownWords,
    changes: [],
    refused: t('reset.failed'),
    onSent: onDone,
    onRefused: (error, usual, form) => {
      if (!isRefusal(error, 'password-wrong-or-reused')) return usual;
      form.reset();
      return { problem: <Text of="accounts:profile.password.wrong" /> };
    },
  });
  const { form } = change;
  return (
    <Form {...change} label={t('profile.password.title')}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...bind(form, 'password')}
        label={t('fields.oldPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields password={bind(form, 'newPassword')} label={t('fields.newPassword')} />
      <SubmitButton>{t('profile.password.save')}</SubmitButton>
    </Form>
  );
}
