/** Choosing a password: what it still lacks is said while typing (specification §5). */
import { useTranslation } from 'react-i18next';
import { PASSWORD_RULES, unmetPasswordRules } from '#contract/people/accounts.ts';
import { Text } from '#web/i18n/text.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import type { Errors } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/page/card.tsx';
import css from './new-password-fields.module.css';

interface NewPasswordFieldsProps {
  password: Binding<string>;
  label: string;
  /** The same again; left out where one password field is enough. */
  confirmation?: Binding<string>;
}

/** A new password with its live hint, and once more to be sure. */
export function NewPasswordFields({ password, label, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts');
  const unmet = unmetPasswordRules(password.value);
  const rules = PASSWORD_RULES.map((rule) => ({
    text: t(`passwordRules.${rule}`),
    isMet: !unmet.includes(rule),
  }));
  return (
    <>
      <Stack gap="tight">
        <PasswordField {...password} label={label} autoComplete="new-password" />
        <PasswordHint rules={rules} />
      </Stack>
      {confirmation && (
        <PasswordField
          {...confirmation}
          label={t('fields.passwordConf')}
          autoComplete="new-password"
        />
      )}
    </>
  );
}

/** The repetition must be there and the same (specification §5). */
export function confirmationProblem(password: string, passwordConf: string): Errors {
  if (passwordConf === '')
    return { passwordConf: <Text of="accounts:wrong.passwordConfRequired" /> };
  if (passwordConf === password) return {};
  return { passwordConf: <Text of="accounts:wrong.passwordsDiffer" /> };
}

interface PasswordRule {
  text: string;
  isMet: boolean;
}

/** A list that stays as it is while one types: only its ticks turn green. */
function PasswordHint({ rules }: { rules: readonly PasswordRule[] }) {
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
