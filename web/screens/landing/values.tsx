/** What time banks hold dear. */
import { useTranslation } from 'react-i18next';
import { Drawing, fills } from '#web/ui/drawings/line.tsx';
import { Section } from './section.tsx';
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

type ValueName = 'equality' | 'trust' | 'reciprocity' | 'closeness';

/** The values as signs made of beads: a full bead is an hour, a half bead half an hour. */
const valueSigns: Record<ValueName, React.ReactNode> = {
  equality: (
    <Drawing width={96} height={64}>
      <circle cx="24" cy="32" r="16" fill={fills.blue} />
      <circle cx="72" cy="32" r="16" fill={fills.sun} />
      <path d="M43 28h10M43 36h10" />
    </Drawing>
  ),
  trust: (
    <Drawing width={96} height={64}>
      <circle cx="37" cy="32" r="20" fill={fills.blueSoft} />
      <circle cx="59" cy="32" r="20" fill={fills.redSoft} />
      <path d="M48 15.3a20 20 0 0 1 0 33.4 20 20 0 0 1 0-33.4z" fill={fills.sun} />
    </Drawing>
  ),
  reciprocity: (
    <Drawing width={96} height={64}>
      <path d="M43 14a18 18 0 0 0 0 36z" fill={fills.blue} />
      <path d="M53 14a18 18 0 0 1 0 36z" fill={fills.red} />
      <path d="M20 18c-7 9-7 19 0 28M14 41l6 5 4-7M76 46c7-9 7-19 0-28M82 23l-6-5-4 7" />
    </Drawing>
  ),
  closeness: (
    <Drawing width={96} height={64}>
      <path d="M14 34l34-24 34 24M22 29v28h52V29" fill={fills.card} />
      <circle cx="39" cy="45" r="9" fill={fills.sun} />
      <circle cx="57" cy="45" r="9" fill={fills.blue} />
    </Drawing>
  ),
};
