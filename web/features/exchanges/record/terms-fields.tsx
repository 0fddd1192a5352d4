/** What every new exchange says besides its two people: day, activity, hours and a note. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE, NOTE_MAX } from '#contract/limits.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { FieldRow } from '#web/ui/form/form.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { activitiesQuery } from '../queries.ts';
import type { TermsForm } from './exchange-form.ts';
import { HoursField } from './hours-field.tsx';

interface TermsFieldsProps {
  form: FormState<TermsForm>;
  /** Rewrites the typed hours as soon as the field is left. */
  tidyHours: (text: string) => string;
}

/** The fields of law L1: today unless said otherwise, never in the future, not before June 2019. */
export function TermsFields({ form, tidyHours }: TermsFieldsProps) {
  const { t } = useTranslation('recording');
  const { data: activities = [], isSuccess } = useQuery(activitiesQuery(currentLanguage()));
  return (
    <>
      <FieldRow>
        <TextField
          {...bind(form, 'dateOfTransaction')}
          label={t('day')}
          type="date"
          min={EARLIEST_EXCHANGE_DATE}
          max={today()}
        />
        <SearchSelect
          {...bind(form, 'activity')}
          label={t('activity')}
          placeholder={t('activityPlaceholder')}
          options={activities.map(({ id, type }) => ({ value: String(id), label: type }))}
          isAnswered={isSuccess}
        />
      </FieldRow>
      <HoursField {...bind(form, 'quantityOfHours')} tidy={tidyHours} />
      <TextareaField
        {...bind(form, 'note')}
        label={t('note')}
        hint={t('noteHint')}
        maxLength={NOTE_MAX}
        rows={2}
      />
    </>
  );
}
