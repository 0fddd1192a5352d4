/** What the desk types from the form of who answers for somebody young: both parents, or one and why (specification §52). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX, PHONE_MAX, REASON_MAX } from '#contract/limits.ts';
import type { Guardian } from '#contract/people/guardians.ts';
import { today } from '#web/i18n/format.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { bind } from '#web/ui/form/use-form.ts';

export type GuardianField = keyof Guardian;
export type GuardianBinding = ReturnType<typeof bind<Guardian, GuardianField>>;

interface GuardianFieldsProps {
  fieldOf: (field: GuardianField) => GuardianBinding;
}

/** The fields of a form, wherever they stand in it. */
export function GuardianFields({ fieldOf }: GuardianFieldsProps) {
  const { t } = useTranslation('minors');
  const [other, why] = [fieldOf('otherName'), fieldOf('aloneWhy')];
  const [isAlone, setAlone] = useState(why.value !== '');
  const others = { autoComplete: 'off', spellCheck: false } as const;
  const change = (alone: boolean) => {
    setAlone(alone);
    (alone ? other : why).onChange('');
  };
  return (
    <>
      <FieldRow>
        <TextField
          {...fieldOf('name')}
          {...others}
          label={t('fields.name')}
          autoCapitalize="words"
          maxLength={NAME_MAX}
        />
        <TextField
          {...fieldOf('phone')}
          {...others}
          label={t('fields.phone')}
          type="tel"
          maxLength={PHONE_MAX}
        />
      </FieldRow>
      <CheckboxField
        name="alone"
        label={t('fields.alone')}
        value={isAlone}
        error={undefined}
        onChange={change}
        onBlur={() => {}}
      />
      {isAlone ? (
        <TextField
          {...why}
          label={t('fields.aloneWhy')}
          hint={t('fields.aloneWhyHint')}
          maxLength={REASON_MAX}
        />
      ) : (
        <TextField
          {...other}
          {...others}
          error={other.error ?? (why.error && t('fields.otherMissing'))}
          label={t('fields.otherName')}
          autoCapitalize="words"
          maxLength={NAME_MAX}
        />
      )}
      <DateField {...fieldOf('signedOn')} label={t('fields.signedOn')} max={today()} />
    </>
  );
}
