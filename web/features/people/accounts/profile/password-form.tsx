/** Changing one's password, knowing the old one (specification §2, §8). */
import { useTranslation } from 'react-i18next';
import { changePasswordSchema } from '#contract/people/accounts.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { newPasswordWords } from '../words.tsx';

interface PasswordValues {
  password: string;
  newPassword: string;
}

const EMPTY: PasswordValues = { password: '', newPassword: '' };

const check = (values: PasswordValues) =>
  problemsFor(changePasswordSchema, values, {
    password: { required: <Text of="accounts:wrong.oldPasswordRequired" /> },
    newPassword: newPasswordWords,
  });

interface PasswordFormProps {
  /** For the password manager, which wants to know whose password it is. */
  email: string;
  onDone: () => void;
}

/** The old and the new password; both are cleared when the portal refuses them. */
export function PasswordForm({ email, onDone }: PasswordFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({ begin: EMPTY, check });
  const change = async (body: PasswordValues): Promise<Refusal | undefined> => {
    try {
      await call('changePassword', { body });
      onDone();
      return undefined;
    } catch (error) {
      if (!isRefusal(error, 'password-wrong-or-reused')) {
        return { title: <Text of="accounts:reset.failed" />, ...refusalOf(error) };
      }
      form.reset();
      return { problem: <Text of="accounts:profile.password.wrong" /> };
    }
  };
  return (
    <Form form={form} onSubmit={change} label={t('profile.password.title')}>
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
