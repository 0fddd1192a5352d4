/** What time banks hold dear. */
import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';
import css from './values.module.css';

const values = ['equality', 'trust', 'reciprocity', 'closeness'] as const;

/** The section "values". */
export function Values() {
  const { t } = useTranslation('landing');
  return (
    <Section id="values" title={t('values.title')} lead={t('values.lead')}>
      <dl className={css.values}>
        {values.map((value) => (
          <div key={value} className={css.value}>
            <dt>{t(`values.${value}.name`)}</dt>
            <dd>{t(`values.${value}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
