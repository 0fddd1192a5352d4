/** After registering: the portal's message, and what comes next. */
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

/** The message and the two doors from here. */
export function Registered({ message, email }: RegisteredState) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageTitle>{t('register.dialog')}</PageTitle>
      <Card>
        <EmptyState
          drawing={<LetterDrawing />}
          title={<span role="status">{message}</span>}
          action={<ButtonLink to={paths.login}>{t('register.done.login')}</ButtonLink>}
        >
          <p>{t('register.done.sentTo', { email })}</p>
          <p>{t('register.done.next')}</p>
        </EmptyState>
      </Card>
      <p>
        <Link to={paths.resendEmail} state={{ email }}>
          {t('register.done.resend')}
        </Link>
      </p>
      <p>
        <Link to={paths.register}>{t('register.done.another')}</Link>
      </p>
    </>
  );
}
