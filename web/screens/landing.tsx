/**
 * The landing page (specification §2): what a time bank is, for whom, how it works, its values, why
 * join, the privacy policy, and the way in. Drawn ahead at build time, so it is read without scripts.
 */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginCard } from '#web/features/people/accounts/login-card.tsx';
import { LazyPage, lazyPage } from '#web/lazy-page.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { Brand, Header } from '#web/ui/frame/header.tsx';
import { LanguageSwitcher } from '#web/ui/frame/language-switcher.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { useTabTitle } from '#web/ui/page/page-title.tsx';
import { PortalFooter } from './landing/portal-footer.tsx';
import { Street } from './landing/street.tsx';
import css from './landing.module.css';

/**
 * What stands below the first window. It is read as it was drawn; React takes it over after the card that one
 * signs in with.
 */
export const below = lazyPage(() => import('./landing/below.tsx'), ['landing']);

export default function LandingScreen() {
  const { t } = useTranslation('landing');
  useTabTitle(t('meta.title'), 'alone');
  return (
    <PageFrame width="full" header={<LandingHeader />} footer={<PortalFooter />}>
      <Hero login={<LandingLogin />} />
      <Suspense>
        <LazyPage page={below} />
      </Suspense>
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
