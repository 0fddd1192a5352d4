/** The password once more, and a code where there is a second factor, before the sign-in is changed. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { passwordSchema, proofSchema } from '#contract/people/sign-in.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { CodeField } from './code-field.tsx';
import { proofWords } from './words.tsx';

interface ProofFormProps<Proof> {
  label: string;
  submit: string;
  /** What it is about. */
  children: ReactNode;
  /** @throws ApiError */
  onSend: (proof: Proof) => Promise<void>;
}

/** The password alone. */
export function PasswordForm(props: ProofFormProps<{ password: string }>) {
  return (
    <Proof
      {...props}
      begin={{ password: '' }}
      schema={passwordSchema}
      fields={(form) => <Password {...bind(form, 'password')} />}
    />
  );
}

/** The password and a code of the second factor. */
export function ProofForm(props: ProofFormProps<{ password: string; code: string }>) {
  return (
    <Proof
      {...props}
      begin={{ password: '', code: '' }}
      schema={proofSchema}
      fields={(form) => (
        <>
          <Password {...bind(form, 'password')} />
          <CodeField {...bind(form, 'code')} />
        </>
      )}
    />
  );
}

interface ProofProps<Values extends object> extends ProofFormProps<Values> {
  begin: Values;
  schema: z.ZodType;
  fields: (form: FormState<Values>) => ReactNode;
}

function Proof<Values extends object>(props: ProofProps<Values>) {
  const { label, submit, children, onSend, begin, schema, fields } = props;
  const proof = useActionForm({
    begin,
    check: (values) => problemsFor(schema, values, proofWords),
    send: onSend,
    own: proofWords,
    changes: [],
  });
  return (
    <Form {...proof} label={label}>
      {children}
      {fields(proof.form)}
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}

function Password(binding: Binding<string>) {
  const { t } = useTranslation('security');
  return <PasswordField {...binding} label={t('proof.password')} autoComplete="current-password" />;
}
