/** Editing one's own data (specification §2, §5, §8); a changed e-mail is warned of and asked twice. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileSchema, type User } from '#contract/accounts.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf, refusalOf } from '#web/api/refusal.tsx';
import { today } from '#web/i18n/format.ts';
import { useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors, useForm } from '#web/ui/form/use-form.ts';
import { PersonFields } from '../person-fields.tsx';
import { PersonMeanwhile } from '../person-meanwhile.tsx';
import { personWords, Words } from '../words.tsx';
import { EmailWarning } from './email-warning.tsx';
import {
  changesEmail,
  EMAIL_FIELD,
  emailTakenRefusal,
  profileWords,
  repetitionProblem,
} from './new-email.tsx';
import { type ProfileValues, valuesOf } from './profile.ts';

interface EditFormProps {
  user: User;
  draft: string;
  /** Saves what was filled in on the base of what the form began with. @throws ApiError */
  onSave: (values: ProfileValues, basedOn: ProfileValues) => Promise<void>;
}

/** Name, birth date, e-mail, phone, sex and language; a changed e-mail is typed twice. */
export function EditForm({ user, draft, onSave }: EditFormProps) {
  const { t } = useTranslation('accounts');
  const [before] = useState(() => valuesOf(user));
  const form = useForm<ProfileValues>({
    begin: before,
    check: (values) => check(values, user.email),
    draft,
  });
  const { base, found, take } = useMeanwhile(form, before, draft);
  const save = async (values: ProfileValues): Promise<Refusal | undefined> => {
    try {
      await onSave(values, base);
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'changed-meanwhile')) return take(error.changes);
      if (isRefusal(error, 'email-taken')) {
        form.set({ email: base.email, emailConf: '' });
        return emailTakenRefusal;
      }
      const { errors } = refusalOf(error, profileWords);
      const problem = <CodeText code={codeOf(error)} />;
      return { title: <Words of="profile.unsaved" />, problem, errors };
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('profile.editor.title')}>
      <PersonMeanwhile form={form} found={found} />
      <PersonFields form={form} />
      <TextField
        {...bind(form, 'email')}
        {...EMAIL_FIELD}
        label={t('fields.email')}
        autoComplete="email"
      />
      {changesEmail(form.values, user.email) && (
        <>
          <TextField
            {...bind(form, 'emailConf')}
            {...EMAIL_FIELD}
            label={t('fields.emailConf')}
            autoComplete="off"
          />
          <EmailWarning email={form.values.email} />
        </>
      )}
      <SubmitButton>{t('profile.editor.save')}</SubmitButton>
    </Form>
  );
}

function check(values: ProfileValues, before: string): Errors {
  const found = problemsFor(profileSchema, values, profileWords);
  if (!found.dateOfBirthday && values.dateOfBirthday > today()) {
    found.dateOfBirthday = personWords.dateOfBirthday?.['date-future'];
  }
  return changesEmail(values, before) ? { ...found, ...repetitionProblem(values) } : found;
}
