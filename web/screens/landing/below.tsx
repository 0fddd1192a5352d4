/** The landing page below its first window: what it is, for whom, how it works, its values, why, the privacy policy. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ClockQuarters } from '#web/ui/drawings/clock-quarters.tsx';
import css from '../landing.module.css';
import { type PortraitName, portraits } from './portraits.tsx';
import PrivacyPoints from './privacy-points.tsx';
import { Section } from './section.tsx';
import { Values } from './values.tsx';
import { What } from './what.tsx';
import { Why } from './why.tsx';

export default function Below() {
  return (
    <>
      <What />
      <Who />
      <How />
      <Values />
      <Why />
      <Privacy />
    </>
  );
}

const people: readonly PortraitName[] = ['elder', 'newcomer', 'family', 'student'];

/** For whom it is: four neighbours, what each gives and what each gets. */
function Who() {
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

const steps = ['join', 'agree', 'record', 'spend'] as const;

/** How it works: four steps, each filling a quarter of the clock. */
function How() {
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

/** What the portal keeps about a person, in plain words. Opens by itself when a link leads here. */
function Privacy() {
  const { t } = useTranslation('landing');
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the link opens it again
  useEffect(() => {
    if (hash === '#privacy' && details.current) details.current.open = true;
  }, [hash, key]);
  return (
    <Section id="privacy" title={t('privacy.title')} lead={t('privacy.lead')} isQuiet>
      <details ref={details} className={css.details}>
        <summary className={css.summary}>{t('privacy.open')}</summary>
        <PrivacyPoints />
      </details>
    </Section>
  );
}
