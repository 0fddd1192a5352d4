/** Where an errand stands, in one line of words (specification §22). Needs the texts `course`. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Course } from '#contract/board/course.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Measured } from '../page/measured.tsx';
import css from './course-line.module.css';
import { type CourseStep, useCourseSteps } from './course-steps.ts';

interface CourseLineProps {
  course: Course;
  /** The step whose page this is: it does not lead to itself. */
  of: 'asked' | 'planned' | 'done';
  /** The steps lead to their pages, which are those of the two people; not at the desk. */
  leads?: boolean;
}

/**
 * "chiesto il 12 · Marco ha risposto · giovedì alle 10 · fatto, 1 h 30 · confermato". Steps that are over
 * have a tick, the one it stands at a full dot and bold words, those to come an empty ring. Nothing is drawn
 * of hours or a closed notice that stand alone.
 */
export function CourseLine({ course, of, leads = true }: CourseLineProps) {
  const { t } = useTranslation('course');
  const steps = useCourseSteps(course, currentLanguage());
  if (steps.length < 2) return null;
  return (
    <Measured>
      <ol className={css.course} aria-label={t('label')}>
        {steps.map((step) => (
          <Step key={step.name} step={step} leads={leads && step.name !== of} />
        ))}
      </ol>
    </Measured>
  );
}

function Step({ step: { words, stands, to }, leads }: { step: CourseStep; leads: boolean }) {
  const { t } = useTranslation('course');
  return (
    <li
      className={css.step}
      data-stands={stands}
      aria-current={stands === 'now' ? 'step' : undefined}
    >
      <span className={css.words}>
        {to && leads ? <Link to={to}>{words}</Link> : words}
        {stands === 'next' && <span className={css.heard}> {t('toCome')}</span>}
      </span>
    </li>
  );
}
