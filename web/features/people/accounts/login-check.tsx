/** The checks of the sign-in form, in a file of their own: the schemas load when somebody types. */
import { loginSchema } from '#contract/people/accounts.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { Text } from '#web/i18n/text.tsx';

export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Checks address and password (specification §5). */
export function checkLogin({ email, password }: LoginValues) {
  const { username, ...others } = problemsFor(
    loginSchema,
    { username: email, password },
    {
      username: {
        required: <Text of="sign-in:emailRequired" />,
        'email-invalid': <Text of="sign-in:emailInvalid" />,
      },
      password: { required: <Text of="sign-in:passwordRequired" /> },
    },
  );
  return username ? { email: username, ...others } : others;
}
