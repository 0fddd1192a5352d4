/**
 * Editing a person's data, in their own profile and at the bank's desk: what somebody else changed
 * meanwhile is shown, and an address that another person has goes back to what it was.
 */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonField } from '#contract/people/person-fields.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { personField, personValue } from '#web/i18n/person-data.ts';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { Form, type Refusal } from '#web/ui/form/form.tsx';
import { type Check, type FormState, useForm } from '#web/ui/form/use-form.ts';
import { PersonFields, usePersonFields } from './person-fields.tsx';
import type { PersonForm } from './person-form.ts';

interface PersonEditorProps {
  label: string;
  begin: PersonForm;
  /** Keeps what is typed under this name. */
  draft?: string;
  check: Check<PersonForm>;
  /** Saves the form on the base of what it was filled with. @throws ApiError */
  save: (form: PersonForm, base: PersonForm) => Promise<void>;
  emailTaken: Refusal;
  /** What is said of any other failure. */
  failed: (error: unknown) => Refusal;
  /** The field of the address, and what a changed address means. */
  email: (form: FormState<PersonForm>, base: PersonForm) => ReactNode;
  buttons: ReactNode;
}

/** The form: name, birth date, sex, phone, language and address. */
export function PersonEditor(props: PersonEditorProps) {
  const { label, draft, check, save, emailTaken, failed, email, buttons } = props;
  const { t } = useTranslation('accounts');
  const { userId } = useSignedIn();
  const [begin] = useState(props.begin);
  const form = useForm({ begin, check, draft });
  const { base, found, take } = useMeanwhile(begin, draft);
  const fields: Record<PersonField, ReactNode> = {
    ...usePersonFields(form),
    email: email(form, base),
  };
  const submit = async (values: PersonForm): Promise<Refusal | undefined> => {
    try {
      await save(values, base);
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'changed-meanwhile')) return take(form, error.changes);
      if (!isRefusal(error, 'email-taken')) return failed(error);
      form.set({ email: base.email, emailConf: '', code: '' });
      return emailTaken;
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <ChangedMeanwhile
        form={form}
        found={found}
        readerId={userId}
        labelOf={(field) => personField(t, field)}
        show={(field, value) => personValue(t, field, value)}
      />
      <PersonFields fields={fields} />
      {buttons}
    </Form>
  );
}
