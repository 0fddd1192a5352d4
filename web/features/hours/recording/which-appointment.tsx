/**
 * Whether the hours are those of an open appointment of the two (specification §22): asked where there is
 * one, yes beforehand; of two on one day it is asked which.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#contract/hours/recording.ts';
import { read } from '#web/api/read.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import {
  ANOTHER_TIME,
  type ExchangeForm,
  type RecordedSide,
  UNDECIDED,
} from '../parts/exchange-form.ts';
import { useLastWith } from './use-last-with.ts';

interface MatchProps {
  form: FormState<ExchangeForm>;
  side: RecordedSide;
  /** The notice that the form was opened from. */
  notice: number | undefined;
}

/** What the portal knows of these two around that day; undefined until both and the day are chosen. */
export function useMatch({ form, side, notice }: MatchProps): Match | undefined {
  const { userTo: person, bankTo: bank, dateOfTransaction: day, activity } = form.values;
  const isKnown = person !== '' && bank !== '' && /^\d{4}-\d{2}-\d{2}$/.test(day);
  const query = {
    ...{ side, person: Number(person), bank: Number(bank), day },
    ...(activity === '' ? {} : { activity: Number(activity) }),
    ...(notice === undefined ? {} : { notice }),
  };
  const { data } = useQuery(
    read('readRecordingMatch', { query }, { enabled: isKnown, retry: false }),
  );
  return isKnown ? data : undefined;
}

interface WhichProps extends Pick<MatchProps, 'form' | 'side'> {
  match: Match | undefined;
}

/** The question; nothing where there is nothing to ask. */
export function WhichAppointment({ form, side, match }: WhichProps) {
  const { t } = useTranslation('recording');
  useAnswerBeforehand(form, match);
  useTermsOf(form, side, match);
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

/** Yes where there is one, none where there are more; an answer that somebody has given stays. */
function useAnswerBeforehand(form: FormState<ExchangeForm>, match: Match | undefined): void {
  const { appointment } = form.values;
  const ids = match?.appointments.map(({ id }) => String(id));
  const [usual = ''] = ids && ids.length > 1 ? [UNDECIDED] : (ids ?? []);
  const isAnswer = ids?.includes(appointment) || (appointment === ANOTHER_TIME && usual !== '');
  useEffect(() => {
    if (ids && !isAnswer && appointment !== usual) form.set({ appointment: usual });
  });
}

/**
 * The title of the appointment or the notice is the note, and the kind of service that of the one
 * appointment: where nothing stands there yet, or what came along with the person.
 */
function useTermsOf(form: FormState<ExchangeForm>, side: RecordedSide, match?: Match): void {
  const taken = useRef<Match>(undefined);
  const came = useLastWith(side)(form.values.userTo);
  useEffect(() => {
    if (!match || taken.current === match) return;
    taken.current = match;
    const { note, activity } = form.current();
    const [only, second] = match.appointments;
    const isFree = (name: 'note' | 'activity') => ['', came?.[name]].includes(form.current()[name]);
    const next = {
      note: match.note !== null && isFree('note') ? match.note : note,
      activity: only && !second && isFree('activity') ? String(only.activity.id) : activity,
    };
    if (next.note !== note || next.activity !== activity) form.set(next);
  });
}
