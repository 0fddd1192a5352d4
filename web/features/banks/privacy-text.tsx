/** The bank's privacy notice in its own words, to be opened by who wants to read it. */
import { useTranslation } from 'react-i18next';
import css from './bank.module.css';

/** Long, so it comes when asked for. */
export function PrivacyText({ text }: { text: string }) {
  const { t } = useTranslation('banks');
  return (
    <details className={css.privacy}>
      <summary>{t('mine.notice')}</summary>
      <p>{text}</p>
    </details>
  );
}
