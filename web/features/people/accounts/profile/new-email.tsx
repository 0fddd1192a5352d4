/** A new address in a form: typed twice, and what it means (specification §23, §5, §8). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { emailSchema } from '#contract/values.ts';
import { read } from '#web/api/read.ts';
import { Text } from '#web/i18n/text.tsx';
import type { Refusal } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors, type FormState } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { plainEmail } from '../person-form.ts';
import { CodeField } from '../security/code-field.tsx';

/** What every field for an address has in common. */
export const EMAIL_FIELD = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** Somebody else has the address. */
export const emailTakenRefusal: Refusal = {
  title: <Text of="accounts:profile.editor.takenTitle" />,
  problem: <Text of="accounts:profile.editor.taken" />,
};

interface NewEmail {
  email: string;
  emailConf: string;
  code: string;
}

/**
 * The address once more, a code for a person with a second factor, and a warning that names the address as
 * the portal will know it.
 */
export function EmailConfirmation({ form }: { form: FormState<NewEmail> }) {
  const { t } = useTranslation('accounts');
  const factor = useQuery(read('readSecondFactor'));
  const { data: known } = emailSchema.safeParse(form.values.email);
  return (
    <>
      <TextField
        {...bind(form, 'emailConf')}
        {...EMAIL_FIELD}
        label={t('fields.emailConf')}
        autoComplete="off"
      />
      {(factor.data?.isOn || form.errors.code) && <CodeField {...bind(form, 'code')} />}
      <Notice tone="warning" isLive>
        {known && <p>{t('profile.email.fromNowOn', { email: known })}</p>}
        <p>{t('profile.editor.emailWarning')}</p>
      </Notice>
    </>
  );
}

/** The repetition must be there and the same, once the address itself is valid. */
export function repetitionProblem({ email, emailConf }: Omit<NewEmail, 'code'>): Errors {
  if (!emailSchema.safeParse(email).success) return {};
  if (emailConf.trim() === '') {
    return { emailConf: <Text of="accounts:wrong.emailConfRequired" /> };
  }
  if (plainEmail(emailConf) === plainEmail(email)) return {};
  return { emailConf: <Text of="accounts:wrong.emailsDiffer" /> };
}
