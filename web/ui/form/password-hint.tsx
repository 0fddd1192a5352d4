/** What a password must have, each with its tick, and a sentence when it is good enough (specification §5). */
import { useTranslation } from 'react-i18next';
import css from './password-hint.module.css';

interface PasswordRule {
  text: string;
  isMet: boolean;
}

/** A list that stays as it is while one types: only its ticks turn green. */
export function PasswordHint({ rules }: { rules: readonly PasswordRule[] }) {
  const { t } = useTranslation('ui');
  const missing = rules.filter(({ isMet }) => !isMet).map(({ text }) => text);
  const isStrong = missing.length === 0;
  return (
    <div className={css.hint} data-strong={isStrong || undefined}>
      <p role="status">
        {isStrong ? t('passwordHint.strong') : t('passwordHint.missing')}
        <span className="visually-hidden"> {missing.join(', ')}</span>
      </p>
      <ul aria-hidden="true">
        {rules.map(({ text, isMet }) => (
          <li key={text} data-met={isMet || undefined}>
            <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
              <circle cx="9" cy="9" r="7.5" />
              <path d="M5.5 9.2l2.4 2.4 4.6-5" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
