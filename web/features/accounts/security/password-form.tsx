/** The password once more, before something about the sign-in is changed. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordSchema } from '#contract/sign-in.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { proofWords } from './words.tsx';

interface PasswordFormProps {
  label: string;
  submit: string;
  /** What it is about. */
  children: ReactNode;
  /** @throws ApiError */
  onSend: (proof: { password: string }) => Promise<void>;
}

export function PasswordForm({ label, submit, children, onSend }: PasswordFormProps) {
  const { t } = useTranslation('security');
  const form = useForm({
    begin: { password: '' },
    check: (values) => problemsFor(passwordSchema, values, proofWords),
  });
  const send = async (values: { password: string }): Promise<Refusal | undefined> => {
    try {
      await onSend(values);
      return undefined;
    } catch (error) {
      return refusalOf(error, proofWords);
    }
  };
  return (
    <Form form={form} onSubmit={send} label={label}>
      {children}
      <PasswordField
        {...bind(form, 'password')}
        label={t('proof.password')}
        autoComplete="current-password"
      />
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}
