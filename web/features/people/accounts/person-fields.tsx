/** What a person says of themselves, at registration and in the profile. */

import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CHOICES, LOCALES } from '#contract/locales.ts';
import { SEXES, type Sex } from '#contract/people/accounts.ts';
import type { PersonField } from '#contract/people/person-fields.ts';
import { BirthDateField } from '#web/ui/form/birth-date-field.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';

type AskedField = Exclude<PersonField, 'email'>;

/** As they are typed; a day is `yyyy-MM-dd`. */
export type PersonValues = Record<Exclude<AskedField, 'sex'>, string> & { sex: Sex | '' };

/** A field of the form for each field of a person. */
type FieldsOf<Field extends string> = Record<Field, ReactNode>;

const languages = LOCALES.map((value) => ({ value, label: LANGUAGE_CHOICES[value] }));

/** The fields of what everybody is asked. */
export function usePersonFields<Values extends PersonValues>(
  form: FormState<Values>,
  phoneHint?: string,
): FieldsOf<AskedField> {
  const { t } = useTranslation('accounts');
  const sexes = SEXES.map((value) => ({ value, label: t(`sex.${value}`) }));
  return {
    name: (
      <TextField
        {...bind(form, 'name')}
        label={t('fields.name')}
        autoComplete="given-name"
        autoCapitalize="words"
      />
    ),
    surname: (
      <TextField
        {...bind(form, 'surname')}
        label={t('fields.surname')}
        autoComplete="family-name"
        autoCapitalize="words"
      />
    ),
    dateOfBirthday: (
      <BirthDateField {...bind(form, 'dateOfBirthday')} label={t('fields.dateOfBirthday')} />
    ),
    phone: (
      <TextField
        {...bind(form, 'phone')}
        label={t('fields.phone')}
        hint={phoneHint}
        type="tel"
        autoComplete="tel"
      />
    ),
    sex: <RadioField {...bind(form, 'sex')} label={t('fields.sex')} options={sexes} />,
    prefLocale: (
      <SelectField
        {...bind(form, 'prefLocale')}
        label={t('fields.prefLocale')}
        options={languages}
        autoComplete="language"
      />
    ),
  };
}

/** The fields in their order: name, birth date and phone two by two, then the others as they come. */
export function PersonFields({ fields }: { fields: FieldsOf<AskedField> }) {
  const { name, surname, dateOfBirthday, phone, ...others } = fields;
  return (
    <>
      <FieldRow>
        {name}
        {surname}
      </FieldRow>
      <FieldRow>
        {dateOfBirthday}
        {phone}
      </FieldRow>
      {Object.entries(others).map(([field, shown]) => (
        <Fragment key={field}>{shown}</Fragment>
      ))}
    </>
  );
}
