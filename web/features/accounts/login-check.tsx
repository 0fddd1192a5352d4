/** What is wrong with the sign-in form; apart from it, so that the schemas come when one types. */
import { useTranslation } from 'react-i18next';
import { loginSchema } from '#contract/accounts.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { LoginValues } from './login-values.ts';

/** Checks address and password (specification §5). */
export function checkLogin({ email, password }: LoginValues) {
  const { username, ...others } = problemsFor(
    loginSchema,
    { username: email, password },
    {
      username: {
        required: <Words of="emailRequired" />,
        'email-invalid': <Words of="emailInvalid" />,
      },
      password: { required: <Words of="passwordRequired" /> },
    },
  );
  return username ? { email: username, ...others } : others;
}

function Words({ of }: { of: 'emailRequired' | 'emailInvalid' | 'passwordRequired' }) {
  const { t } = useTranslation('sign-in');
  return t(of);
}
