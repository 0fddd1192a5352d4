/** The new password, twice. */
import { useTranslation } from 'react-i18next';
import { resetPasswordSchema } from '#contract/people/accounts.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { confirmationProblem, NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordWords } from './words.tsx';

interface ResetFormProps {
  onSubmit: (newPassword: string) => Promise<Refusal | undefined>;
}

/** A form for somebody who has forgotten the old one. */
export function ResetForm({ onSubmit }: ResetFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    begin: { newPassword: '', passwordConf: '' },
    check: (values) => ({
      ...problemsFor(resetPasswordSchema, values, { newPassword: newPasswordWords }),
      ...confirmationProblem(values.newPassword, values.passwordConf),
    }),
  });
  return (
    <Form form={form} onSubmit={({ newPassword }) => onSubmit(newPassword)}>
      <NewPasswordFields
        password={bind(form, 'newPassword')}
        label={t('fields.newPassword')}
        confirmation={bind(form, 'passwordConf')}
      />
      <SubmitButton>{t('reset.submit')}</SubmitButton>
    </Form>
  );
}
