/** The registration form (specification §2 and §5). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { registrationSchema } from '#contract/people/accounts.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { OwnWords } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';
import { paths } from '#web/paths.ts';
import { ClockQuarters } from '#web/ui/drawings/clock-quarters.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { MissingFields } from '#web/ui/form/missing-fields.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors, type FormState, useForm } from '#web/ui/form/use-form.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { useAwake } from '#web/ui/page/use-awake.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { confirmationProblem, NewPasswordFields } from '../new-password-fields.tsx';
import { PersonFields, usePersonFields } from '../person-fields.tsx';
import { newPasswordWords, personWords } from '../words.tsx';
import css from './register-form.module.css';
import {
  bankAgrees,
  DRAFT,
  emptyRegistration,
  firstMissing,
  type RegistrationValues,
  toWire,
} from './registration.ts';

const registrationWords: OwnWords = {
  ...personWords,
  email: {
    required: <Text of="accounts:wrong.emailRequired" />,
    'email-invalid': <Text of="accounts:wrong.emailInvalid" />,
    taken: <Text of="accounts:wrong.emailTaken" />,
  },
  emailConf: {
    required: <Text of="accounts:wrong.emailConfRequired" />,
    'email-invalid': <Text of="accounts:wrong.emailInvalid" />,
    'emails-differ': <Text of="accounts:wrong.emailsDiffer" />,
  },
  password: newPasswordWords,
};

/** Field by field, in the order of the form (specification §5). */
function check(values: RegistrationValues): Errors {
  const wire = toWire(values);
  const found: Errors = {
    ...problemsFor(registrationSchema, wire, registrationWords, 'dateOfBirthday'),
    ...confirmationProblem(values.password, values.passwordConf),
  };
  return Object.fromEntries(
    Object.keys(values)
      .filter((name) => found[name])
      .map((name) => [name, found[name]]),
  );
}

interface RegisterFormProps {
  /** Draws the list of banks and the chosen one's details. */
  bankField: (binding: Binding<string>) => ReactNode;
  newBankNotice: ReactNode;
  onSubmit: (values: RegistrationValues) => Promise<Refusal | undefined>;
}

/**
 * The form and the draft kept of it, without the password. Drawn ahead it can be read, not filled in: the
 * list of banks, the choices and the date of birth need the scripts.
 */
export function RegisterForm(props: RegisterFormProps) {
  return (
    <fieldset disabled={!useAwake()}>
      <KeptDraft draft={DRAFT} begin={emptyRegistration()}>
        <DraftedForm {...props} />
      </KeptDraft>
    </fieldset>
  );
}

/** Bank, access, person; the screen sends it together with the bot check. */
function DraftedForm({ bankField, newBankNotice, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm<RegistrationValues>({
    begin: emptyRegistration(),
    check,
    draft: DRAFT,
    undrafted: ['password', 'passwordConf'],
  });
  const agrees = bankAgrees(form.values);
  const why = form.values.choice === 'yes' ? t('register.needsBank') : t('register.twoAnswers');
  return (
    <Form form={form} onSubmit={onSubmit} label={t('register.title')}>
      <Stack>
        <BankChoice {...{ form, bankField, newBankNotice }} />
        <Card title={t('register.account')} aside={<Step count={2} />}>
          <Stack>
            <EmailFields email={bind(form, 'email')} confirmation={bind(form, 'emailConf')} />
            <NewPasswordFields
              password={bind(form, 'password')}
              label={t('fields.password')}
              confirmation={bind(form, 'passwordConf')}
            />
          </Stack>
        </Card>
        <Card title={t('register.person')} aside={<Step count={3} />}>
          <Stack>
            <PersonFields fields={usePersonFields(form, t('register.phoneHint'))} />
          </Stack>
        </Card>
        <Soft>
          {t('register.privacy')}{' '}
          <a href={`${paths.landing}#privacy`} target="_blank" rel="noreferrer">
            {t('register.privacyMore')}
          </a>
        </Soft>
        <div className={css.end}>
          <SubmitButton disabled={!agrees} aria-describedby={agrees ? undefined : 'register-why'}>
            {t('register.submit')}
          </SubmitButton>
          {!agrees && <p id="register-why">{why}</p>}
          <MissingFields
            label={t('register.missing')}
            fields={firstMissing(form.values).map(({ step, name }) => ({
              name,
              label: t(`register.${step}`),
            }))}
          />
        </div>
      </Stack>
    </Form>
  );
}

const STEPS = 3;

/** How far one is: a quarter of the clock for each part of the form. */
function Step({ count }: { count: number }) {
  const { t } = useTranslation('accounts');
  return (
    <span className={css.step}>
      {t('register.step', { count, of: STEPS })}
      <ClockQuarters count={count} size={36} />
    </span>
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

interface BankChoiceProps {
  form: FormState<RegistrationValues>;
  bankField: (binding: Binding<string>) => ReactNode;
  /** What somebody who wants to create a bank must know first. */
  newBankNotice: ReactNode;
}

/** Choosing "create a new bank" clears the bank and says what must come first. */
function BankChoice({ form, bankField, newBankNotice }: BankChoiceProps) {
  const { t } = useTranslation('accounts');
  const choice = bind(form, 'choice');
  const choose = (next: '' | 'yes' | 'no') => {
    if (next === '') return;
    choice.onChange(next);
    if (next === 'no') form.set({ awaitBankId: '' });
  };
  const options = [
    { value: 'yes', label: t('register.bank.yes') },
    { value: 'no', label: t('register.bank.no') },
  ] as const;
  return (
    <Card title={t('register.bank.title')} aside={<Step count={1} />}>
      <Stack>
        <RadioField
          {...choice}
          onChange={choose}
          label={t('register.bank.choice')}
          options={options}
        />
        {choice.value === 'no' && newBankNotice}
        {bankField(bind(form, 'awaitBankId'))}
      </Stack>
    </Card>
  );
}
