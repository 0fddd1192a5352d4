/** Says while typing what a password still lacks, and when it is good enough (specification §5). */
import { useTranslation } from 'react-i18next';
import css from './password-hint.module.css';

/**
 * @param unmet what the password still lacks, each as a short text; empty when all is met.
 * @param strong the sentence for a password that lacks nothing, if not the usual one.
 */
export function PasswordHint({ unmet, strong }: { unmet: readonly string[]; strong?: string }) {
  const { t } = useTranslation('ui');
  const isStrong = unmet.length === 0;
  return (
    <div className={css.hint} role="status" data-strong={isStrong || undefined}>
      {isStrong ? (
        <p>{strong ?? t('passwordHint.strong')}</p>
      ) : (
        <>
          <p>{t('passwordHint.missing')}</p>
          <ul>
            {unmet.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
