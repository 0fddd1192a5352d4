/** Editing one's own data (specification §2, §5, §8); a changed e-mail is warned of and typed twice. */
import { useTranslation } from 'react-i18next';
import { profileSchema, type User } from '#contract/people/accounts.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { ErrorText, refusalOf } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors, type FormState } from '#web/ui/form/use-form.ts';
import { PersonEditor } from '../person-editor.tsx';
import { changesEmail, type PersonForm, personFormOf } from '../person-form.ts';
import {
  EMAIL_FIELD,
  EmailConfirmation,
  emailTakenRefusal,
  repetitionProblem,
} from './new-email.tsx';
import { ownProfileWords } from './words.ts';

interface EditFormProps {
  user: User;
  draft: string;
  /** Saves the form on the base of what it was filled with. @throws ApiError */
  onSave: (form: PersonForm, base: PersonForm) => Promise<void>;
}

/** Name, birth date, e-mail, phone, sex and language. */
export function EditForm({ user, draft, onSave }: EditFormProps) {
  const { t } = useTranslation('accounts');
  return (
    <PersonEditor
      label={t('profile.editor.title')}
      begin={personFormOf(user)}
      draft={draft}
      check={(form) => check(form, user)}
      save={onSave}
      emailTaken={emailTakenRefusal}
      failed={unsaved}
      email={(form) => <EmailFields form={form} before={user} />}
      buttons={
        <DialogButtons>
          <SubmitButton>{t('profile.editor.save')}</SubmitButton>
        </DialogButtons>
      }
    />
  );
}

function EmailFields({ form, before }: { form: FormState<PersonForm>; before: User }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TextField
        {...bind(form, 'email')}
        {...EMAIL_FIELD}
        label={t('fields.email')}
        autoComplete="email"
      />
      {changesEmail(form.values, before) && <EmailConfirmation form={form} />}
    </>
  );
}

function unsaved(error: unknown): Refusal {
  return {
    title: <Text of="accounts:profile.unsaved" />,
    problem: <ErrorText error={error} />,
    errors: refusalOf(error, ownProfileWords).errors,
  };
}

function check(form: PersonForm, before: User): Errors {
  const found = problemsFor(profileSchema, form, ownProfileWords, 'dateOfBirthday');
  return changesEmail(form, before) ? { ...found, ...repetitionProblem(form) } : found;
}
