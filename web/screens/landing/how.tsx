/** How it works: four steps, each filling a quarter of the clock. */
import { useTranslation } from 'react-i18next';
import { ClockQuarters } from '#web/ui/drawings/clock-quarters.tsx';
import css from './how.module.css';
import { Section } from './section.tsx';

const steps = ['join', 'agree', 'record', 'spend'] as const;

/** The section "how it works". */
export function How() {
  const { t } = useTranslation('landing');
  return (
    <Section id="how" title={t('how.title')} lead={t('how.lead')} ground="card">
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step} className={css.step}>
            <ClockQuarters count={index + 1} />
            <h3>{t(`how.${step}.name`)}</h3>
            <p>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
