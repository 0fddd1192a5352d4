/** The registration form (specification §2 and §5). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Binding } from '#web/ui/form/field.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PersonFields } from '../person-fields.tsx';
import { BankChoice } from './bank-choice.tsx';
import { checkRegistration } from './check-registration.tsx';
import css from './register-form.module.css';
import { bankAgrees, DRAFT, emptyRegistration, type RegistrationValues } from './registration.ts';

interface RegisterFormProps {
  /** Draws the list of banks and the chosen one's details. */
  bankField: (binding: Binding<string>) => ReactNode;
  newBankNotice: ReactNode;
  onSubmit: (values: RegistrationValues) => Promise<Refusal | undefined>;
}

/** The form and the draft kept of it, without the password. */
export function RegisterForm(props: RegisterFormProps) {
  return (
    <KeptDraft draft={DRAFT} begin={emptyRegistration()}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

/** Bank, access, person; sent with the bot check by whoever uses it. */
function DraftedForm({ bankField, newBankNotice, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm<RegistrationValues>({
    begin: emptyRegistration(),
    check: checkRegistration,
    draft: DRAFT,
    undrafted: ['password', 'passwordConf'],
  });
  const agrees = bankAgrees(form.values);
  const why = form.values.choice === 'yes' ? t('register.needsBank') : t('register.twoAnswers');
  return (
    <Form form={form} onSubmit={onSubmit} label={t('register.title')}>
      <Stack>
        <BankChoice {...{ form, bankField, newBankNotice }} />
        <Card title={t('register.account')}>
          <Stack>
            <EmailFields email={bind(form, 'email')} confirmation={bind(form, 'emailConf')} />
            <NewPasswordFields
              password={bind(form, 'password')}
              label={t('fields.password')}
              confirmation={bind(form, 'passwordConf')}
            />
          </Stack>
        </Card>
        <Card title={t('register.person')}>
          <Stack>
            <PersonFields form={form} phoneHint={t('register.phoneHint')} />
          </Stack>
        </Card>
        <div className={css.end}>
          <SubmitButton disabled={!agrees} aria-describedby={agrees ? undefined : 'register-why'}>
            {t('register.submit')}
          </SubmitButton>
          {!agrees && (
            <p id="register-why" className={css.why}>
              {why}
            </p>
          )}
        </div>
      </Stack>
    </Form>
  );
}

interface EmailFieldsProps {
  email: Binding<string>;
  confirmation: Binding<string>;
}

function EmailFields({ email, confirmation }: EmailFieldsProps) {
  const { t } = useTranslation('accounts');
  const native = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <TextField {...email} {...native} label={t('fields.email')} autoComplete="username" />
      <TextField {...confirmation} {...native} label={t('fields.emailConf')} autoComplete="email" />
    </>
  );
}
