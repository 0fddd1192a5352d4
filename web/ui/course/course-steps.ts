/** The steps of a course in words: those there are, and after an errand's own those that are to come. */

import { useTranslation } from 'react-i18next';
import type { Course } from '#contract/board/course.ts';
import type { Locale } from '#contract/locales.ts';
import { arrangementPath, noticePath } from '#web/errand-paths.ts';
import { onDay } from '#web/i18n/format.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { paths } from '#web/paths.ts';
import { hoursText } from '../hours/hours-text.ts';

export interface CourseStep {
  name: 'asked' | 'answered' | 'planned' | 'done' | 'confirmed';
  words: string;
  /** Over, where the errand stands, still to come. */
  stands: 'past' | 'now' | 'next';
  /** Its page; undefined where the reader has none. */
  to?: string | undefined;
}

/** A course that somebody has answered. */
type Answered = Course & { answered: NonNullable<Course['answered']> };

/** What a step says and where it leads, before it is known where the errand stands. */
type Told = Omit<CourseStep, 'stands'>;

/** The steps from left to right; the last that has come is where the errand stands. */
export function useCourseSteps(course: Course, language: Locale): CourseStep[] {
  const tell = useTellers(language);
  const told = [
    course.asked && tell.asked(course.asked),
    course.answered && tell.answered({ ...course, answered: course.answered }),
    course.planned && tell.planned(course.planned),
    course.done && tell.done(course.done),
    course.confirmed && tell.confirmed(course.confirmed),
  ].filter((step) => step !== null);
  const come = told.map((step, nth) => ({
    ...step,
    stands: nth === told.length - 1 ? ('now' as const) : ('past' as const),
  }));
  return isStopped(course) ? come : [...come, ...tell.toCome(course)];
}

/** Nothing follows any more: called off, closed without hours, cancelled. */
function isStopped({ asked, planned, done }: Course): boolean {
  if (done) return done.state !== 'pending';
  if (planned) return planned.state === 'dropped';
  return asked !== null && asked.state !== 'open';
}

function useTellers(language: Locale) {
  const { t } = useTranslation('course');
  const day = (moment: string) => onDay(moment, language);
  return {
    asked: ({ id, at, kind, state }: NonNullable<Course['asked']>): Told => ({
      name: 'asked',
      words: state === 'hidden' ? t('hidden') : t(`asked.${kind}`, { day: day(at) }),
      to: id === null ? undefined : noticePath(id),
    }),
    answered: ({ asked, answered, giver, receiver }: Answered): Told => {
      const who = asked?.kind === 'offer' ? receiver : giver;
      // A yes is told by what follows it.
      const state = answered.state === 'accepted' ? 'open' : answered.state;
      const words = t(`answered.${who?.isMe ? 'you' : 'they'}.${state}`, {
        who: who?.name ?? t('somebody'),
      });
      return { name: 'answered', words };
    },
    planned: ({
      id,
      day: planned,
      time,
      state,
      wasNotDone,
    }: NonNullable<Course['planned']>): Told => ({
      name: 'planned',
      words: t(`planned.${wasNotDone ? 'notDone' : state}`, {
        day: weekDay(planned, language),
        time,
      }),
      to: id === null ? undefined : arrangementPath(id),
    }),
    done: ({ id, hours, state }: NonNullable<Course['done']>): Told => ({
      name: 'done',
      words: t(`done.${state === 'pending' || state === 'confirmed' ? 'there' : state}`, {
        hours: hoursText(hours),
      }),
      to: `${paths.myExchanges}?exchange=${id}`,
    }),
    confirmed: ({ at }: NonNullable<Course['confirmed']>): Told => ({
      name: 'confirmed',
      words: t('confirmed', { day: day(at) }),
    }),
    toCome: (course: Course): CourseStep[] =>
      (['planned', 'done', 'confirmed'] as const)
        .filter((name) => course[name] === null)
        .filter((name) => name !== 'planned' || course.done === null)
        .map((name) => ({ name, words: t(`next.${name}`), stands: 'next' })),
  };
}
