/** The header of the landing page: its sections and the languages. */
import { useTranslation } from 'react-i18next';
import { Brand, Header } from '#web/ui/frame/header.tsx';
import { LanguageSwitcher } from '#web/ui/frame/language-switcher.tsx';
import css from './landing-header.module.css';

const sections = ['what', 'who', 'how', 'values', 'why'] as const;

/** Header with links to the sections of the page. */
export function LandingHeader() {
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
