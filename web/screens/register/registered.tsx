/** After registering: the portal's message, and what comes next. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LetterDrawing } from '#web/ui/drawings/letter.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export interface RegisteredState {
  /** What the portal answered, in the language of then. */
  message: string;
  email: string;
}

/** Told in the address' state, so that neither reload nor "back" registers again. */
export function readRegistered(state: unknown): RegisteredState | undefined {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return undefined;
  const { registered } = state;
  if (typeof registered !== 'object' || registered === null) return undefined;
  if (!('message' in registered) || !('email' in registered)) return undefined;
  return { message: String(registered.message), email: String(registered.email) };
}

/** The message, and the one thing to do now: it is in the mailbox, so no button here does it. */
export function Registered({ message, email }: RegisteredState) {
  const { t } = useTranslation('accounts');
  // The form stood at the same address, and was left at its foot.
  useEffect(() => scrollTo(0, 0), []);
  return (
    <>
      <PageTitle>{t('register.done.title')}</PageTitle>
      <Card>
        <EmptyState
          drawing={<LetterDrawing />}
          title={t('register.done.openMail')}
          action={
            <ButtonLink kind="secondary" to={paths.resendEmail} state={{ email }}>
              {t('register.done.resend')}
            </ButtonLink>
          }
        >
          <p role="status">{message}</p>
          <p>{t('register.done.sentTo', { email })}</p>
          <p>{t('register.done.next')}</p>
        </EmptyState>
      </Card>
      <p>
        <Link to={paths.login} state={{ email }}>
          {t('register.done.login')}
        </Link>
      </p>
      <p>
        <Link to={paths.register}>{t('register.done.another')}</Link>
      </p>
    </>
  );
}
