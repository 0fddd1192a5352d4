/** Password and code once more, before the sign-in itself is changed. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { proofSchema } from '#contract/sign-in.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { proofWords } from './words.tsx';

interface ProofFormProps {
  label: string;
  submit: string;
  /** What it is about. */
  children: ReactNode;
  /** @throws ApiError */
  onSend: (proof: { password: string; code: string }) => Promise<void>;
}

export function ProofForm({ label, submit, children, onSend }: ProofFormProps) {
  const { t } = useTranslation('security');
  const form = useForm({
    begin: { password: '', code: '' },
    check: (values) => problemsFor(proofSchema, values, proofWords),
  });
  const send = async (values: { password: string; code: string }): Promise<Refusal | undefined> => {
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
      <TextField
        {...bind(form, 'code')}
        label={t('step.code')}
        hint={t('step.hint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}
