/** Where in the wizard somebody is: five steps with one question each. */
import { useTranslation } from 'react-i18next';
import css from './imports.module.css';
import { STEPS, type Step } from './steps.ts';

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
