/** The checks of the sign-in form and its refusals, in a file of their own: the schemas load when somebody types. */
import { useTranslation } from 'react-i18next';
import { loginSchema } from '#contract/people/accounts.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { ErrorText } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';
import type { Refusal } from '#web/ui/form/form.tsx';

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

/** Why somebody is not let in. */
export function loginRefusal(error: unknown): Refusal {
  if (isRefusal(error, 'credentials-unrecognised')) {
    return {
      title: <Text of="sign-in:unrecognisedTitle" />,
      problem: <Text of="sign-in:unrecognised" />,
    };
  }
  if (isRefusal(error, 'too-many-requests') && error.retryAfterS) {
    return { title: <Text of="sign-in:failed" />, problem: <Wait seconds={error.retryAfterS} /> };
  }
  return { title: <Text of="sign-in:failed" />, problem: <ErrorText error={error} /> };
}

function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('sign-in');
  return t('wait', { count: seconds });
}
