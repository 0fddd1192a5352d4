/** Choosing a password: what it still lacks is said while typing (specification §5). */
import { useTranslation } from 'react-i18next';
import { PASSWORD_RULES, unmetPasswordRules } from '#contract/accounts.ts';
import { Text } from '#web/i18n/text.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { PasswordHint } from '#web/ui/form/password-hint.tsx';
import type { Errors } from '#web/ui/form/use-form.ts';
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
      <div className={css.withHint}>
        <PasswordField {...password} label={label} autoComplete="new-password" />
        <PasswordHint rules={rules} />
      </div>
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
