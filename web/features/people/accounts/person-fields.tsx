/** What a person says of themselves, at registration and in the profile. */
import { useTranslation } from 'react-i18next';
import { SEXES, type Sex } from '#contract/people/accounts.ts';
import { LANGUAGE_NAMES } from '#texts/language-names.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { BirthDateField } from '#web/ui/form/birth-date-field.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';

export interface PersonValues {
  name: string;
  surname: string;
  phone: string;
  /** `yyyy-MM-dd`. */
  dateOfBirthday: string;
  sex: Sex | '';
  prefLocale: string;
}

interface PersonFieldsProps<Values extends PersonValues> {
  form: FormState<Values>;
  phoneHint?: string;
}

const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Name, birth date, sex, phone and language, in this order. */
export function PersonFields<Values extends PersonValues>(props: PersonFieldsProps<Values>) {
  const { form, phoneHint } = props;
  const { t } = useTranslation('accounts');
  const sexes = SEXES.map((value) => ({ value, label: t(`sex.${value}`) }));
  return (
    <>
      <FieldRow>
        <TextField
          {...bind(form, 'name')}
          label={t('fields.name')}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField
          {...bind(form, 'surname')}
          label={t('fields.surname')}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </FieldRow>
      <FieldRow>
        <BirthDateField {...bind(form, 'dateOfBirthday')} label={t('fields.dateOfBirthday')} />
        <TextField
          {...bind(form, 'phone')}
          label={t('fields.phone')}
          hint={phoneHint}
          type="tel"
          autoComplete="tel"
        />
      </FieldRow>
      <RadioField {...bind(form, 'sex')} label={t('fields.sex')} options={sexes} />
      <SelectField
        {...bind(form, 'prefLocale')}
        label={t('fields.prefLocale')}
        options={languages}
        autoComplete="language"
      />
    </>
  );
}
