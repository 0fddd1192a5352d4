/** Why one would join, and the door to do so. */
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Section } from './section.tsx';
import { Table } from './table.tsx';
import css from './why.module.css';

const reasons = ['help', 'useful', 'neighbours', 'clear'] as const;

/** The section "why join". */
export function Why() {
  const { t } = useTranslation('landing');
  return (
    <Section id="why" title={t('why.title')} lead={t('why.lead')} ground="card">
      <div className={css.columns}>
        <div>
          <ul className={css.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                <Tick />
                {t(`why.${reason}`)}
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.register}>{t('hero.join')}</ButtonLink>
          <p className={css.noBank}>{t('why.noBank')}</p>
        </div>
        <Table />
      </div>
    </Section>
  );
}

function Tick() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 14V3a11 11 0 0 1 11 11z" fill="var(--sun)" />
      <g
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="14" cy="14" r="11" />
        <path d="M9 14.5l3.5 3.5L19.5 10.5" />
      </g>
    </svg>
  );
}
