/**
 * The landing page (specification §2): what a time bank is, for whom, how it works, its values, why
 * join, the privacy policy, and the way in. Drawn ahead at build time, so it is read without scripts.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LoginCard } from '#web/features/people/accounts/login-card.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { ClockQuarters } from '#web/ui/drawings/clock-quarters.tsx';
import { Brand, Header } from '#web/ui/frame/header.tsx';
import { LanguageSwitcher } from '#web/ui/frame/language-switcher.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { useTabTitle } from '#web/ui/page/page-title.tsx';
import { PortalFooter } from './landing/portal-footer.tsx';
import { type PortraitName, portraits } from './landing/portraits.tsx';
import PrivacyPoints from './landing/privacy-points.tsx';
import { Section } from './landing/section.tsx';
import { Street } from './landing/street.tsx';
import { Values } from './landing/values.tsx';
import { What } from './landing/what.tsx';
import { Why } from './landing/why.tsx';
import css from './landing.module.css';

export default function LandingScreen() {
  const { t } = useTranslation('landing');
  useTabTitle(t('meta.title'), 'alone');
  return (
    <PageFrame width="full" header={<LandingHeader />} footer={<PortalFooter />}>
      <Hero login={<LandingLogin />} />
      <What />
      <Who />
      <How />
      <Values />
      <Why />
      <Privacy />
    </PageFrame>
  );
}

const sections = ['what', 'who', 'how', 'values', 'why'] as const;

/** Header with links to the sections of the page. */
function LandingHeader() {
  const { t } = useTranslation(['landing', 'frame', 'ui']);
  return (
    <Header
      brand={<Brand name={t('frame:portal')} />}
      aside={
        <>
          <nav className={css.sections} aria-label={t('ui:sections')}>
            {sections.map((section) => (
              <a key={section} href={`#${section}`}>
                {t(`landing:nav.${section}`)}
              </a>
            ))}
          </nav>
          <LanguageSwitcher />
        </>
      }
    />
  );
}

/** The first words: what this is in one sentence, and the two doors, to join and to come in. */
function Hero({ login }: { login: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>
          {t('hero.title')} <span className={css.whole}>{t('hero.titleEnd')}</span>
        </h1>
        <p className={css.lead}>{t('hero.lead')}</p>
        <p className={css.acts}>
          <ButtonLink to={paths.register}>{t('hero.join')}</ButtonLink>
          <a className={`${buttonLook('secondary')} ${css.toLogin}`} href="#login">
            {t('nav.login')}
          </a>
          <a className={css.how} href="#how">
            {t('hero.how')}
          </a>
        </p>
      </div>
      <div id="login" tabIndex={-1} className={css.login}>
        {login}
      </div>
      <div className={css.street}>
        <Street label={t('hero.drawing')} hours={t('hero.hours')} />
      </div>
    </div>
  );
}

/** The sign-in card under the name of what one does with it. */
function LandingLogin() {
  const { t } = useTranslation('sign-in');
  return <LoginCard title={t('title')} />;
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
