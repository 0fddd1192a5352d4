/** How it works: four steps, each filling a quarter of the clock. */
import { useTranslation } from 'react-i18next';
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

const QUARTER_ENDS = ['60 36', '36 60', '12 36'];
const HAND_TURNS = [90, 180, 270, 360];

function ClockQuarters({ count }: { count: number }) {
  const end = QUARTER_ENDS[count - 1];
  const isLarge = count > 2 ? 1 : 0;
  return (
    <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
      {end ? (
        <path d={`M36 36V12A24 24 0 ${isLarge} 1 ${end}z`} fill="var(--sun)" />
      ) : (
        <circle cx="36" cy="36" r="24" fill="var(--sun)" />
      )}
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round">
        <circle cx="36" cy="36" r="31" />
        <path d="M36 36V18" transform={`rotate(${HAND_TURNS[count - 1]} 36 36)`} />
        <path d="M36 5v5M67 36h-5M36 67v-5M5 36h5" />
      </g>
      <circle cx="36" cy="36" r="3" fill="var(--ink)" />
    </svg>
  );
}
