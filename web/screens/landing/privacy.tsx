/** What the portal keeps about a person, in plain words. Opens by itself when a link leads here. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import css from './privacy.module.css';
import { Section } from './section.tsx';

const points = ['which', 'purpose', 'seen', 'kept', 'browser', 'rights', 'who'] as const;

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
        <dl className={css.points}>
          {points.map((point) => (
            <div key={point}>
              <dt>{t(`privacy.${point}.name`)}</dt>
              <dd>{t(`privacy.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}
