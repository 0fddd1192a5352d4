/** What the portal keeps about a person, in plain words. Opens by itself when a link leads here. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import css from './privacy.module.css';
import PrivacyPoints from './privacy-points.tsx';
import { Section } from './section.tsx';

/** The section with the privacy policy. */
export function Privacy() {
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
