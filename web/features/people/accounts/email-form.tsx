/** A form with one e-mail address: asking for a mail again, or for a new password. */
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { emailSchema } from '#contract/values.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { Text } from '#web/i18n/text.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';

interface EmailFormProps {
  /** What the field begins with. */
  email?: string;
  submitLabel: string;
  /** Called with the address as the portal knows it: lower-cased, without blanks. */
  onSubmit: (email: string) => Promise<Refusal | undefined>;
}

const schema = z.object({ email: emailSchema });

const check = (values: { email: string }) =>
  problemsFor(schema, values, {
    email: {
      required: <Text of="accounts:wrong.emailRequired" />,
      'email-invalid': <Text of="accounts:wrong.emailInvalid" />,
    },
  });

/** An address and a button. */
export function EmailForm({ email = '', submitLabel, onSubmit }: EmailFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({ begin: { email }, check });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(emailSchema.parse(values.email))}>
      <TextField
        {...bind(form, 'email')}
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
