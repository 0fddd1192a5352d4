/**
 * The languages by their own names, as plain links: they work before the page wakes up and can be
 * copied; the home page has an address in each. A click switches at once, without loading the page again.
 */

import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LANGUAGE_CHOICES, LOCALES, type Locale, localeOfHome } from '#contract/locales.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import css from './language-switcher.module.css';

/** Links to this page in every language: names at the desk, codes where there is little room. */
export function LanguageSwitcher() {
  const { t } = useTranslation('ui');
  const { pathname, search } = useLocation();
  const now = currentLanguage();
  const address = (language: Locale) => {
    if (pathname === '/' || localeOfHome(pathname)) return `/${language}`;
    const params = new URLSearchParams(search);
    params.set('lang', language);
    return { pathname, search: params.toString() };
  };
  return (
    <nav className={css.switcher} aria-label={t('language')}>
      {LOCALES.map((language) => (
        <Link
          key={language}
          to={address(language)}
          replace
          lang={language}
          hrefLang={language}
          className={css.language}
          aria-current={language === now ? 'true' : undefined}
        >
          <span className={css.name}>{LANGUAGE_CHOICES[language]}</span>
          <span className={css.code} aria-hidden="true">
            {language.toUpperCase()}
          </span>
        </Link>
      ))}
    </nav>
  );
}
