/** Changing the address one signs in with: typed twice, for a slip would lock one out. */
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { emailSchema } from '#contract/values.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { ErrorText, refusalOf } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors, useForm } from '#web/ui/form/use-form.ts';
import { changesEmail } from '../person-form.ts';
import {
  EMAIL_FIELD,
  EmailConfirmation,
  emailTakenRefusal,
  repetitionProblem,
} from './new-email.tsx';
import { ownProfileWords } from './words.ts';

interface EmailChangeFormProps {
  /** The address of now. */
  email: string;
  /** Saves. @throws ApiError */
  onSave: (change: { email: string; code: string }) => Promise<void>;
}

interface Values {
  email: string;
  emailConf: string;
  /** Empty without a second factor. */
  code: string;
}

const schema = z.object({ email: emailSchema });

/** The new address and the same again. */
export function EmailChangeForm({ email, onSave }: EmailChangeFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm<Values>({
    begin: { email: '', emailConf: '', code: '' },
    check: (values) => check(values, email),
  });
  const save = async (values: Values): Promise<Refusal | undefined> => {
    try {
      await onSave({ email: emailSchema.parse(values.email), code: values.code });
      return undefined;
    } catch (error) {
      if (!isRefusal(error, 'email-taken')) {
        return {
          title: <Text of="accounts:profile.unsaved" />,
          problem: <ErrorText error={error} />,
          errors: refusalOf(error, ownProfileWords).errors,
        };
      }
      form.reset();
      return emailTakenRefusal;
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('profile.email.title')}>
      <p>{t('profile.email.now', { email })}</p>
      <TextField
        {...bind(form, 'email')}
        {...EMAIL_FIELD}
        label={t('profile.email.next')}
        autoComplete="email"
      />
      <EmailConfirmation form={form} />
      <SubmitButton>{t('profile.email.save')}</SubmitButton>
    </Form>
  );
}

function check(values: Values, before: string): Errors {
  if (!changesEmail(values, { email: before }))
    return { email: <Text of="accounts:wrong.emailSame" /> };
  return { ...problemsFor(schema, values, ownProfileWords), ...repetitionProblem(values) };
}
