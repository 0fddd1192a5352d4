/** What a time bank is, in words and in one exchange seen from close. */
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar.tsx';
import { HourBeads } from '#web/ui/hours/hour-beads.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { Section } from './section.tsx';
import css from './what.module.css';

/** The section "what it is". */
export function What() {
  const { t } = useTranslation('landing');
  return (
    <Section id="what" title={t('what.title')} lead={t('what.lead')} ground="card">
      <div className={css.columns}>
        <div className={css.words}>
          <p>{t('what.people')}</p>
          <p>{t('what.portal')}</p>
        </div>
        <Example />
      </div>
    </Section>
  );
}

function Example() {
  const { t } = useTranslation('landing');
  const hours = t('what.example.hours');
  return (
    <figure className={css.example}>
      <figcaption>
        <h3>{t('what.example.title')}</h3>
        <p className={css.story}>{t('what.example.story')}</p>
      </figcaption>
      <div className={css.line}>
        <Avatar name={t('what.example.giver')} />
        <p>
          <b>{t('what.example.giver')}</b> {t('what.example.gains')}
        </p>
        <span className={css.amount}>
          <HourBeads hours={1.5} />
          <Hours text={hours} tone="gained" size="large" word="" />
        </span>
      </div>
      <div className={css.line}>
        <Avatar name={t('what.example.taker')} />
        <p>
          <b>{t('what.example.taker')}</b> {t('what.example.spends')}
        </p>
        <span className={css.amount}>
          <HourBeads hours={1.5} />
          <Hours text={hours} tone="spent" size="large" word="" />
        </span>
      </div>
      <p className={css.sum}>{t('what.example.sum')}</p>
    </figure>
  );
}
