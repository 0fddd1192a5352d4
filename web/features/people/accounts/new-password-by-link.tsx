/** Choosing a new password with a link (specification §2), and what is said where the link does not work. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { resetPasswordSchema } from '#contract/people/accounts.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { currentSession, forgetSession } from '#web/api/session.ts';
import { Text } from '#web/i18n/text.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { type LinkTrouble, resetPassword } from './mail-links.ts';
import { confirmationProblem, NewPasswordFields } from './new-password-fields.tsx';
import type { SignInState } from './sign-in-state.ts';
import { newPasswordWords } from './words.tsx';

interface NewPasswordByLinkProps {
  token: string;
  /** The person, as the link names them. */
  id: string;
  /** Their address, where it is known. */
  email?: string;
  title?: string;
  /** What stands above the form. */
  lead?: string;
}

/** The form, which leads to the page one signs in on. */
export function NewPasswordByLink({ token, id, email, title, lead }: NewPasswordByLinkProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<LinkTrouble | undefined>(
    token === '' || id === '' ? 'missing' : undefined,
  );
  const reset = async (newPassword: string): Promise<Refusal | undefined> => {
    const outcome = await resetPassword({ token, id, newPassword });
    if (outcome === 'done') {
      // The portal has ended all sessions of this person; ours would only find out later.
      if (String(currentSession()?.userId) === id) forgetSession();
      const state: SignInState = { reason: 'password-reset', ...(email ? { email } : {}) };
      await navigate(paths.login, { replace: true, state });
      return undefined;
    }
    if (typeof outcome === 'string') {
      setTrouble(outcome);
      return undefined;
    }
    return { title: <Text of="accounts:reset.failed" />, ...outcome };
  };
  if (trouble) {
    return (
      <Notice
        tone="error"
        isLive
        title={t('reset.failed')}
        action={
          <ButtonLink to={paths.forgotPassword} state={{ email }}>
            {t('reset.again')}
          </ButtonLink>
        }
      >
        {t(`reset.${trouble}`)}
      </Notice>
    );
  }
  return (
    <Card title={title}>
      <Stack>
        {lead && <p>{lead}</p>}
        <ResetForm onSubmit={reset} />
      </Stack>
    </Card>
  );
}

interface ResetFormProps {
  onSubmit: (newPassword: string) => Promise<Refusal | undefined>;
}

/** The new password, twice. */
function ResetForm({ onSubmit }: ResetFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    begin: { newPassword: '', passwordConf: '' },
    check: (values) => ({
      ...problemsFor(resetPasswordSchema, values, { newPassword: newPasswordWords }),
      ...confirmationProblem(values.newPassword, values.passwordConf),
    }),
  });
  return (
    <Form form={form} onSubmit={({ newPassword }) => onSubmit(newPassword)}>
      <NewPasswordFields
        password={bind(form, 'newPassword')}
        label={t('fields.newPassword')}
        confirmation={bind(form, 'passwordConf')}
      />
      <SubmitButton>{t('reset.submit')}</SubmitButton>
    </Form>
  );
}
