/** Up to three days that come with an answer: a tap for each, and when (specification §20). */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnswerDay } from '#contract/board/answer-days.ts';
import type { NewAnswer } from '#contract/board/notices.ts';
import { formatMinutes, minutesFromHours } from '#contract/hours/hours.ts';
import { ANSWER_DAYS_MAX, APPOINTMENT_PLACE_MAX } from '#contract/limits.ts';
import { dayAfter } from '#contract/time.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { chipDay, weekDay } from '#web/i18n/week-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/form/chips.tsx';
import { ChoiceGroup } from '#web/ui/form/choice-group.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { Errors } from '#web/ui/form/use-form.ts';
import { Fold } from '#web/ui/page/fold.tsx';
import css from './answer-days.module.css';

/** What is typed: how long and where is the same for all. */
export interface TypedDays {
  /** `yyyy-MM-dd` and `HH:mm`, each empty until it is said. */
  days: { day: string; time: string }[];
  minutes: string;
  place: string;
}

/** None yet, as long as the notice says that it takes. */
export function noDays(hours: number | null): TypedDays {
  return { days: [], minutes: String(minutesFromHours(hours ?? 1)), place: '' };
}

/** Those that came with an answer and are still to come. */
export function typedDays(known: readonly AnswerDay[], hours: number | null): TypedDays {
  const days = known.filter(({ isOver }) => !isOver);
  const [first] = days;
  if (!first) return noDays(hours);
  const { minutes, place } = first;
  return { days: days.map(({ day, time }) => ({ day, time })), minutes: String(minutes), place };
}

/** The same for the wire. */
export function daysToWire({ days, minutes, place }: TypedDays): NewAnswer['days'] {
  return days.map((one) => ({ ...one, minutes: Number(minutes), place }));
}

/** Days from today that are one tap away. */
const NEAR_DAYS = 7;
const LENGTHS = ['30', '60', '90', '120', '180', '240', '480'];

interface DaysProps {
  label: string;
  hint: string | undefined;
  value: TypedDays;
  onChange: (changes: Partial<TypedDays>) => void;
  errors: Errors;
}

export function AnswerDays({ label, hint, value, onChange, errors }: DaysProps) {
  const { t } = useTranslation('answer-days');
  const whole = useRef<HTMLDivElement>(null);
  const language = currentLanguage();
  const near = Array.from({ length: NEAR_DAYS }, (_, nth) => dayAfter(today(), nth));
  const { days } = value;
  const isFull = days.length === ANSWER_DAYS_MAX;
  const without = (nth: number) => onChange({ days: days.filter((_, other) => other !== nth) });
  const add = (day: string) => {
    const next = [...days, { day, time: '' }].toSorted(byDay);
    // What is asked next is when, or which day.
    flushSync(() => onChange({ days: next }));
    const nth = next.findIndex((one) => one.day === day);
    const field = day === '' ? `days.${nth}.day` : `days.${nth}.time`;
    whole.current?.querySelector<HTMLInputElement>(`[data-field="${field}"] input`)?.focus();
  };
  const chips = near.map((day, nth) => {
    const chosen = days.findIndex((one) => one.day === day);
    return {
      key: day,
      isChosen: chosen >= 0,
      isOff: isFull && chosen < 0,
      content: chipDay(day, nth, language),
      choose: () => (chosen >= 0 ? without(chosen) : add(day)),
    };
  });
  const isAsking = days.some(({ day }) => day === '');
  const other = {
    ...{ key: 'other', isChosen: false, isOff: isFull || isAsking },
    ...{ content: t('another'), choose: () => add('') },
  };
  return (
    <div ref={whole}>
      <ChoiceGroup name="days" label={label} hint={hint} error={errors.days} optional>
        <Chips legend={label} chips={[...chips, other]} />
      </ChoiceGroup>
      {days.map((one, nth) => (
        <Chosen
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that stays theirs.
          key={nth}
          nth={nth}
          value={one}
          isNear={near.includes(one.day)}
          errors={errors}
          onChange={(changed) => onChange({ days: days.with(nth, changed) })}
          onRemove={() => without(nth)}
        />
      ))}
      {days.length > 0 && <HowLong value={value} onChange={onChange} errors={errors} />}
    </div>
  );
}

/** A day that nobody has said yet comes last. */
const byDay = (one: { day: string }, other: { day: string }) =>
  (one.day || '9').localeCompare(other.day || '9');

interface ChosenProps {
  nth: number;
  value: TypedDays['days'][number];
  /** Its chip says which day it is, and takes it away. */
  isNear: boolean;
  errors: Errors;
  onChange: (value: TypedDays['days'][number]) => void;
  onRemove: () => void;
}

function Chosen({ nth, value, isNear, errors, onChange, onRemove }: ChosenProps) {
  const { t } = useTranslation('answer-days');
  const [ofDay, ofTime] = [errors[`days.${nth}.day`], errors[`days.${nth}.time`]];
  const day = weekDay(value.day, currentLanguage());
  return (
    <div className={css.chosen}>
      {!isNear && (
        <DateField
          name={`days.${nth}.day`}
          label={t('day')}
          min={today()}
          value={value.day}
          error={ofDay}
          onChange={(typed) => onChange({ ...value, day: typed })}
        />
      )}
      <TextField
        name={`days.${nth}.time`}
        label={isNear ? t('timeOf', { day }) : t('time')}
        type="time"
        autoComplete="off"
        value={value.time}
        error={ofTime ?? (isNear ? ofDay : undefined)}
        onChange={(time) => onChange({ ...value, time })}
      />
      {!isNear && (
        <Button kind="quiet" onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}

type HowLongProps = Pick<DaysProps, 'value' | 'onChange' | 'errors'>;

function HowLong({ value: { minutes, place }, onChange, errors }: HowLongProps) {
  const { t } = useTranslation('answer-days');
  const language = currentLanguage();
  const lengths = LENGTHS.includes(minutes) ? LENGTHS : [minutes, ...LENGTHS];
  const says = [formatMinutes(Number(minutes), language), place].filter((part) => part !== '');
  return (
    <Fold title={t('howLong', { says: says.join(' · ') })}>
      <div className={css.chosen}>
        <SelectField
          name="minutes"
          label={t('length')}
          options={lengths.map((one) => ({
            value: one,
            label: formatMinutes(Number(one), language),
          }))}
          placeholder={false}
          value={minutes}
          error={errors['days.0.minutes']}
          onChange={(next) => onChange({ minutes: next })}
        />
        <TextField
          name="place"
          label={t('place')}
          maxLength={APPOINTMENT_PLACE_MAX}
          autoComplete="off"
          optional
          value={place}
          error={errors['days.0.place']}
          onChange={(next) => onChange({ place: next })}
        />
      </div>
    </Fold>
  );
}
