/** The first words: what this is in one sentence, and the two doors, to join and to come in. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';
import css from './hero.module.css';
import { Street } from './street.tsx';

/** Title, lead and drawing beside the card one signs in with. */
export function Hero({ login }: { login: ReactNode }) {
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
