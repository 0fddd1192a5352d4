/** The steps of the wizard, one question each: which of them an import is at, and where the reader is. */
import { useTranslation } from 'react-i18next';
import type { Import } from '#contract/paper/imports.ts';
import css from './imports.module.css';

const STEPS = ['file', 'columns', 'doubtful', 'figures', 'run'] as const;
type Step = (typeof STEPS)[number];

/** What was judged already. */
function isJudged({ plans }: Import): boolean {
  return Object.values(plans).some((lines) => lines > 0);
}

/** @param wanted the step that the reader went back or on to, as far as the import allows it */
export function stepOf(found: Import, wanted: string): Step {
  const { state, plans } = found;
  if (state === 'running' || state === 'done' || state === 'undoing' || state === 'undone') {
    return 'run';
  }
  if (state === 'checking') return 'figures';
  if (wanted === 'columns' || !isJudged(found)) return 'columns';
  // With a decision it waits for another check: the rows stay until the reader goes on.
  const isOpen = plans.ask > 0 || (state === 'mapped' && wanted === 'doubtful');
  return isOpen && wanted !== 'figures' ? 'doubtful' : 'figures';
}

/** The steps in their order, the present one marked. */
export function StepNav({ step }: { step: Step }) {
  const { t } = useTranslation('imports');
  const at = STEPS.indexOf(step);
  return (
    <ol className={css.steps} aria-label={t('steps.label')}>
      {STEPS.map((one, index) => (
        <li
          key={one}
          className={css.step}
          aria-current={one === step ? 'step' : undefined}
          data-done={index < at || undefined}
        >
          {t(`steps.${one}`)}
        </li>
      ))}
    </ol>
  );
}
