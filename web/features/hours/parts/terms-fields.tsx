/** The fields of every new exchange besides its two people: activity, hours, a note and the day. */
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '#contract/hours/exchanges.ts';
import { EARLIEST_EXCHANGE_DATE, HAND_MAX, NOTE_MAX } from '#contract/limits.ts';
import { read } from '#web/api/read.ts';
import { FieldText } from '#web/api/refusal.tsx';
import { today } from '#web/i18n/format.ts';
import type { FoundOption } from '#web/ui/form/combobox.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';

/** Stands for whatever has no kind of its own: server/migrations/0013_other_activity.sql. */
const OTHER_ID = 44;

/** Today unless said otherwise, never in the future, not before June 2019. */
export function DayField(binding: Binding<string>) {
  const { t } = useTranslation('recording');
  return <DateField {...binding} label={t('day')} min={EARLIEST_EXCHANGE_DATE} max={today()} />;
}

interface NoteFieldProps extends Binding<string> {
  /** Notes to take in one tap. */
  quick?: ReactNode;
}

/** What was done, in a few words. */
export function NoteField(binding: NoteFieldProps) {
  const { t } = useTranslation('recording');
  return (
    <TextareaField
      {...binding}
      label={t('note')}
      hint={t('noteHint')}
      maxLength={NOTE_MAX}
      rows={2}
    />
  );
}

/** Who in a body it was (specification §51). */
export function HandField(binding: Binding<string>) {
  const { t } = useTranslation('recording');
  return (
    <TextField
      {...binding}
      label={t('hand')}
      hint={t('handHint')}
      maxLength={HAND_MAX}
      autoComplete="off"
      optional
    />
  );
}

interface ActivityFieldProps extends Binding<string> {
  /** Kinds used lately, the last first: they stand first in the list. */
  lately?: readonly Activity[];
  /** Kinds to choose in one tap. */
  quick?: ReactNode;
}

/**
 * The kind of service, found by its name or by an everyday word; whatever is left is "other".
 * What was chosen before and is not offered any more has to be chosen again.
 */
export function ActivityField({ lately = [], ...binding }: ActivityFieldProps) {
  const { t } = useTranslation(['recording', 'everyday-words']);
  const { data: activities = [], isSuccess } = useQuery(read('listActivities'));
  const words = everydayWords(t);
  const options = [...new Map([...lately, ...activities].map((one) => [one.id, one])).values()].map(
    ({ id, type }): FoundOption => ({ value: String(id), label: type, keywords: words.get(id) }),
  );
  const other = options.find(({ value }) => value === String(OTHER_ID));
  const { value, error } = binding;
  const isGone = isSuccess && value !== '' && !options.some((option) => option.value === value);
  return (
    <SearchSelect
      {...binding}
      error={error ?? (isGone && <FieldText code="activity-retired" />)}
      label={t('activity')}
      placeholder={t('activityPlaceholder')}
      options={options}
      isAnswered={isSuccess}
      fallback={other && { ...other, lines: [other.label, t('otherHint')] }}
    />
  );
}

function everydayWords(t: TFunction<['recording', 'everyday-words']>): Map<number, string> {
  const words = t('everyday-words:of', { returnObjects: true });
  return new Map(Object.entries(words).map(([id, text]) => [Number(id), text]));
}
