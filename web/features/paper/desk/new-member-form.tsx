/**
 * The form of somebody who signed on paper (specification §12): five fields and the signature. People
 * who look like this one are shown before anybody is registered.
 */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CHOICES, LOCALES, type Locale } from '#contract/locales.ts';
import { deskRegistrationSchema } from '#contract/paper/desk.ts';
import { isYounger } from '#contract/people/ages.ts';
import type { Member } from '#contract/people/members.ts';
import { futureDay } from '#contract/values.ts';
import { FieldText, type OwnWords } from '#web/api/refusal.tsx';
import { useLookalikes } from '#web/api/use-lookalikes.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { BirthDateField } from '#web/ui/form/birth-date-field.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors, type FormState } from '#web/ui/form/use-form.ts';
import { LookalikesDialog } from './lookalikes-dialog.tsx';

const DRAFT = 'new-member';

const GUARDIAN_FIELDS = ['name', 'phone', 'otherName', 'aloneWhy', 'signedOn'] as const;
type GuardianField = (typeof GUARDIAN_FIELDS)[number];

type Values = Record<'name' | 'surname' | 'phone' | 'birthDate' | 'email' | 'signedOn', string> &
  Record<`guardian.${GuardianField}`, string> & {
    prefLocale: string;
    paperSigned: boolean;
  };

/** A field of who answers for somebody young. */
type FieldOf = (field: GuardianField) => ReturnType<typeof bind<Values, 'guardian.name'>>;

interface NewMemberFormProps {
  /** Of the bank: they may have another. */
  locale: Locale;
  onRegistered: (member: Member) => void;
  /** A former member was admitted again instead. */
  onReadmitted: (member: Member) => void;
  /** The age that the bank asks for; 0 for none. Who is below it comes with who answers for them (§52). */
  leastAge: number;
  guardian: (fieldOf: FieldOf) => ReactNode;
}

/** The form and its draft. */
export function NewMemberForm(props: NewMemberFormProps) {
  const [begin] = useState<Values>(() => ({
    ...{ name: '', surname: '', phone: '', birthDate: '', email: '' },
    ...{ prefLocale: props.locale, paperSigned: false, signedOn: today() },
    ...{ 'guardian.name': '', 'guardian.phone': '', 'guardian.otherName': '' },
    ...{ 'guardian.aloneWhy': '', 'guardian.signedOn': today() },
  }));
  return (
    <KeptDraft begin={begin} draft={DRAFT}>
      <DraftedForm begin={begin} {...props} />
    </KeptDraft>
  );
}

function DraftedForm({
  begin,
  onRegistered,
  onReadmitted,
  leastAge,
  guardian,
}: NewMemberFormProps & { begin: Values }) {
  const { t } = useTranslation('desk-work');
  const lookalikes = useLookalikes<Values>();
  const register = useSendForm('registerMember', {
    schema: deskRegistrationSchema,
    begin,
    draft: DRAFT,
    toBody: (values) => toBody(values, { isSure: lookalikes.isSure(values), leastAge }),
    pastDay: 'signedOn',
    check: birthProblem,
    own: ownWords,
    refused: t('register.failed'),
    noSecond: t('register.noSecond'),
    onSent: onRegistered,
    onRefused: lookalikes.seen,
  });
  const { form } = register;
  return (
    <>
      <Form
        {...register}
        id={lookalikes.id}
        label={t('register.title')}
        incomplete={t('register.incomplete')}
      >
        <Fields form={form} />
        {isYoung(form.values, leastAge) && guardian((field) => bind(form, `guardian.${field}`))}
        <SubmitButton wide>{t('register.submit')}</SubmitButton>
      </Form>
      <LookalikesDialog
        people={lookalikes.alike}
        signedOn={form.values.signedOn}
        guardian={guardianOf(form.values, leastAge)}
        onClose={lookalikes.forget}
        onSure={() => lookalikes.sendSurely(form.current())}
        onReadmitted={(member) => {
          dropDraft(DRAFT);
          onReadmitted(member);
        }}
      />
    </>
  );
}

const languages = LOCALES.map((value) => ({ value, label: LANGUAGE_CHOICES[value] }));

function Fields({ form }: { form: FormState<Values> }) {
  const { t } = useTranslation('desk-work');
  const others = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <FieldRow>
        <TextField
          {...bind(form, 'name')}
          {...others}
          label={t('register.name')}
          autoCapitalize="words"
        />
        <TextField
          {...bind(form, 'surname')}
          {...others}
          label={t('register.surname')}
          autoCapitalize="words"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...bind(form, 'phone')}
          {...others}
          label={t('register.phone')}
          type="tel"
          optional
        />
        <BirthDateField
          {...bind(form, 'birthDate')}
          label={t('register.birthDate')}
          hint={t('register.birthHint')}
          optional
        />
      </FieldRow>
      <TextField
        {...bind(form, 'email')}
        {...others}
        label={t('register.email')}
        hint={t('register.emailHint')}
        type="email"
        autoCapitalize="none"
        optional
      />
      <CheckboxField {...bind(form, 'paperSigned')} label={t('register.signed')} />
      <FieldRow>
        <DateField {...bind(form, 'signedOn')} label={t('register.signedOn')} max={today()} />
        <SelectField
          {...bind(form, 'prefLocale')}
          label={t('register.locale')}
          options={languages}
        />
      </FieldRow>
    </>
  );
}

/** What to do about each field. */
const ownWords: OwnWords = {
  name: { required: <Text of="desk-work:register.nameRequired" /> },
  surname: { required: <Text of="desk-work:register.surnameRequired" /> },
  email: { taken: <Text of="desk-work:register.emailTaken" /> },
  paperSigned: { required: <Text of="desk-work:register.signedRequired" /> },
  'guardian.name': { required: <Text of="minors:fields.nameMissing" /> },
  'guardian.phone': { required: <Text of="minors:fields.phoneMissing" /> },
  'guardian.aloneWhy': { required: <Text of="minors:fields.whyMissing" /> },
};

/** Whether they are below the age that the bank asks for, once the whole date is typed. */
const isYoung = ({ birthDate }: Values, leastAge: number): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(birthDate) && isYounger(birthDate, leastAge, today());

/** Of who is below the age that the bank asks for, who answers for them. */
function guardianOf(values: Values, leastAge: number) {
  if (!isYoung(values, leastAge)) return undefined;
  return {
    name: values['guardian.name'],
    phone: values['guardian.phone'],
    otherName: values['guardian.otherName'],
    aloneWhy: values['guardian.aloneWhy'],
    signedOn: values['guardian.signedOn'],
  };
}

function toBody(
  values: Values,
  { isSure, leastAge }: { isSure: true | undefined; leastAge: number },
) {
  const { name, surname, phone, birthDate, email, signedOn } = values;
  return {
    ...{ name, surname, phone, birthDate, email, signedOn },
    paperSigned: values.paperSigned || undefined,
    prefLocale: LOCALES.find((language) => language === values.prefLocale),
    guardian: guardianOf(values, leastAge),
    sure: isSure,
  };
}

function birthProblem({ birthDate }: Values): Errors {
  const [birth] = futureDay('birthDate', birthDate, today());
  return birth ? { birthDate: <FieldText code={birth.code} /> } : {};
}
