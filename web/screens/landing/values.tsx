/** What time banks hold dear. */
import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';
import { type ValueName, valueSigns } from './value-signs.tsx';
import css from './values.module.css';

const values: readonly ValueName[] = ['equality', 'trust', 'reciprocity', 'closeness'];

/** The section "values". */
export function Values() {
  const { t } = useTranslation('landing');
  return (
    <Section id="values" title={t('values.title')} lead={t('values.lead')}>
      <ul className={css.values}>
        {values.map((value) => (
          <li key={value} className={css.value}>
            {valueSigns[value]}
            <div>
              <h3>{t(`values.${value}.name`)}</h3>
              <p>{t(`values.${value}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
