/** Editing one's own data (specification §2, §5, §8); a changed e-mail is warned of beforehand. */
import { useTranslation } from 'react-i18next';
import { profileSchema, type User } from '#contract/accounts.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { type OwnWords, problemsFor } from '#web/api/checks.tsx';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf, refusalOf } from '#web/api/refusal.tsx';
import { today } from '#web/i18n/format.ts';
import { bind } from '#web/ui/form/binding.ts';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type Errors, useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { PersonFields } from '../person-fields.tsx';
import { personWords, Words } from '../words.tsx';
import { type ProfileValues, valuesOf } from './profile.ts';

interface EditFormProps {
  user: User;
  draft: string;
  /** Saves. @throws ApiError */
  onSave: (values: ProfileValues) => Promise<void>;
}

const profileWords: OwnWords = {
  ...personWords,
  email: {
    required: <Words of="wrong.profileEmailRequired" />,
    'email-invalid': <Words of="wrong.emailInvalid" />,
    taken: <Words of="wrong.emailTaken" />,
  },
};

/** Name, birth date, e-mail, phone, sex and language. */
export function EditForm({ user, draft, onSave }: EditFormProps) {
  const { t } = useTranslation('accounts');
  const form = useCheckedForm<ProfileValues>({ initialValues: valuesOf(user), check, draft });
  const save = async (values: ProfileValues): Promise<Refusal | undefined> => {
    try {
      await onSave(values);
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'email-taken')) {
        form.setFieldValue('email', user.email);
        return {
          title: <Words of="profile.editor.takenTitle" />,
          problem: <Words of="profile.editor.taken" />,
        };
      }
      const { errors } = refusalOf(error, profileWords);
      const problem = <CodeText code={codeOf(error)} />;
      return { title: <Words of="profile.unsaved" />, problem, errors };
    }
  };
  const isChanged = form.values.email.trim().toLowerCase() !== user.email;
  return (
    <Form form={form} onSubmit={save} label={t('profile.editor.title')}>
      <PersonFields form={form} />
      <TextField
        {...bind(form, 'email')}
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isChanged && (
        <Notice tone="warning" isLive>
          {t('profile.editor.emailWarning')}
        </Notice>
      )}
      <SubmitButton>{t('profile.editor.save')}</SubmitButton>
    </Form>
  );
}

function check(values: ProfileValues): Errors {
  const found = problemsFor(profileSchema, values, profileWords);
  if (!found.dateOfBirthday && values.dateOfBirthday > today()) {
    found.dateOfBirthday = personWords.dateOfBirthday?.['date-future'];
  }
  return found;
}
