/**
 * Signing in (specification §2 and §8): on the landing page and on the login page. Light enough for
 * the first load; what it needs besides comes when one begins to type.
 */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError, isRefusal } from '#web/api/api-error.ts';
import { storedEmail } from '#web/api/session.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import css from './login-card.module.css';
import type { LoginValues } from './login-check.tsx';
import type { SignInState } from './sign-in-state.ts';

const checking = () => Promise.all([import('./login-check.tsx'), loadNamespaces(['errors'])]);

const check = async (values: LoginValues) => {
  const [{ checkLogin }] = await checking();
  return checkLogin(values);
};

/** What signing in with a passkey needs of the form; the page of sign-in has it, others lead there. */
export interface PasskeyDoorProps {
  rememberMe: boolean;
  /** Takes the session over. */
  onEntrance: (entrance: { token: string; email: string }) => Promise<void>;
}
export type PasskeyDoor = (props: PasskeyDoorProps) => ReactNode;

/** Nothing is called before somebody signs in: the page does without. */
const entering = () =>
  import('./entering.ts').catch(() => {
    throw new ApiError('offline');
  });

interface LoginFormProps {
  /** Somebody whose session ended: we know their address, they begin at the password. */
  isReturning: boolean;
  /** The address of somebody who has just changed or restored it. */
  email?: string;
  passkeyDoor?: PasskeyDoor;
}

/** The sign-in form. The guards react to the new session. */
export function LoginForm({ isReturning, email, passkeyDoor }: LoginFormProps) {
  const { t } = useTranslation('sign-in');
  const form = useForm<LoginValues>({
    begin: {
      email: (isReturning ? storedEmail() : email) ?? '',
      password: '',
      rememberMe: false,
    },
    check,
  });
  const [secondStep, setSecondStep] = useState<ReactNode>();
  const signIn = async (values: LoginValues): Promise<Refusal | undefined> => {
    try {
      const { openSession, tokenFor } = await entering();
      await openSession(values, await tokenFor(values));
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'second-factor-needed')) {
        const [{ SecondStep }] = await Promise.all([
          import('./second-step.tsx'),
          loadNamespaces(['security', 'errors']),
        ]);
        setSecondStep(
          <SecondStep
            challenge={error.challenge ?? ''}
            onToken={async (token) => (await entering()).openSession(values, token)}
            onBack={() => setSecondStep(undefined)}
          />,
        );
        return undefined;
      }
      const [{ loginRefusal }] = await checking();
      return loginRefusal(error);
    }
  };
  if (secondStep) return secondStep;
  return (
    <>
      <Form form={form} onSubmit={signIn} label={t('title')}>
        <TextField
          {...bind(form, 'email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...bind(form, 'password')}
          label={t('password')}
          autoComplete="current-password"
        />
        <CheckboxField {...bind(form, 'rememberMe')} label={t('remember')} />
        <SubmitButton wide>{t('submit')}</SubmitButton>
      </Form>
      <p className={css.doors}>
        <Link to={paths.forgotPassword} state={{ email: form.values.email } satisfies SignInState}>
          {t('forgot')}
        </Link>
        <span>
          {t('notYet')} <Link to={paths.register}>{t('register')}</Link>
        </span>
        {!passkeyDoor && <Link to={paths.login}>{t('passkey')}</Link>}
      </p>
      {passkeyDoor?.({
        rememberMe: form.values.rememberMe,
        onEntrance: async ({ token, email: own }) =>
          (await entering()).openSession({ ...form.values, email: own }, token),
      })}
    </>
  );
}
