/**
 * Whether the hours are those of an open appointment of the two (specification §22): asked where there is
 * one, yes beforehand; of two on one day it is asked which.
 */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#contract/hours/recording.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { ANOTHER_TIME, STANDING_SEEN, type TermsForm, UNDECIDED } from './exchange-form.ts';
import type { LastTime } from './last-time.ts';
import type { Standing } from './standing-hours.tsx';

interface WhichProps {
  form: FormState<TermsForm>;
  /** What the portal knows of the two around that day; undefined until all that is chosen. */
  match: Match | undefined;
  /** Hours that are shown below. */
  standing: Standing;
  /** What came along with the person. */
  came?: LastTime | undefined;
}

/** The question; nothing where there is nothing to ask. */
export function WhichAppointment({ form, match, standing, came }: WhichProps) {
  const { t } = useTranslation('recording');
  useAnswerBeforehand({ form, match, standing });
  useTermsOf({ form, match, standing, came });
  const [first, second] = match?.appointments ?? [];
  if (!match || !first) return null;
  const whenOf = ({ day, time }: typeof first) =>
    t('which.when', { day: weekDay(day, currentLanguage()), time });
  const isOne = second === undefined;
  const value = form.values.appointment;
  return (
    <RadioField
      {...bind(form, 'appointment')}
      value={value === UNDECIDED ? '' : value}
      label={
        isOne ? t('which.is', { when: whenOf(first), title: first.title }) : t('which.several')
      }
      options={[
        ...match.appointments.map((one) => ({
          value: String(one.id),
          label: isOne ? t('which.yes') : t('which.one', { when: whenOf(one), title: one.title }),
        })),
        { value: ANOTHER_TIME, label: t('which.no') },
      ]}
      stacked
    />
  );
}

/**
 * Yes where there is one, none where there are more; an answer that somebody has given stays. Without an
 * appointment, hours that are shown are another time.
 */
function useAnswerBeforehand({ form, match, standing }: WhichProps): void {
  const { appointment } = form.values;
  const isStanding = Boolean(standing.recorded);
  const ids = match?.appointments.map(({ id }) => String(id)) ?? [];
  const [only = isStanding ? STANDING_SEEN : ''] = ids;
  const usual = ids.length > 1 ? UNDECIDED : only;
  const isAnswer = ids.includes(appointment) || (appointment === ANOTHER_TIME && ids.length > 0);
  const isKnown = match !== undefined || isStanding || appointment === STANDING_SEEN;
  useEffect(() => {
    // What may have arrived goes once more as it was: with another answer it would count twice.
    if (standing.isUnanswered) return;
    if (isKnown && !isAnswer && appointment !== usual) form.set({ appointment: usual });
  });
}

/** The title of the appointment or the notice, and the kind of service of the one appointment. */
function termsIn(match: Match | undefined) {
  const [only, second] = match?.appointments ?? [];
  const activity = only && !second ? String(only.activity.id) : '';
  return { note: match?.note ?? '', activity };
}

/**
 * What the appointment says goes into the form where nothing stands there yet, or what came along with
 * the person; it goes again with the appointment, unless that was done while the form was open: then the
 * form is about the hours that stand.
 */
function useTermsOf({ form, match, standing, came }: WhichProps): void {
  const taken = useRef<Match>(undefined);
  useEffect(() => {
    const isSettled = standing.isRefused || standing.isUnanswered;
    if (!match || taken.current === match || isSettled) return;
    const [before, now] = [termsIn(taken.current), termsIn(match)];
    taken.current = match;
    const values = form.current();
    const filled = (name: 'note' | 'activity') => {
      const isFree = ['', came?.[name], before[name]].includes(values[name]);
      if (!isFree) return values[name];
      const hasGone = !standing.recorded && before[name] !== '' && values[name] === before[name];
      const left = hasGone ? (came?.[name] ?? '') : values[name];
      return now[name] || left;
    };
    const next = { note: filled('note'), activity: filled('activity') };
    if (next.note !== values.note || next.activity !== values.activity) form.set(next);
  });
}
