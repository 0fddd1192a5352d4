/** For whom it is: four neighbours, what each gives and what each gets. */
import { useTranslation } from 'react-i18next';
import { type PortraitName, portraits } from './portraits.tsx';
import { Section } from './section.tsx';
import css from './who.module.css';

const people: readonly PortraitName[] = ['elder', 'newcomer', 'family', 'student'];

/** The section "who it is for". */
export function Who() {
  const { t } = useTranslation('landing');
  return (
    <Section id="who" title={t('who.title')} lead={t('who.lead')}>
      <ul className={css.people}>
        {people.map((person) => (
          <li key={person} className={css.person}>
            {portraits[person]}
            <h3>{t(`who.${person}.name`)}</h3>
            <p>{t(`who.${person}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
