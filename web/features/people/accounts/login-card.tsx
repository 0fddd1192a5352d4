/** What stands around the sign-in form: why one is here, and the other doors. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentSession, onSessionChange, type Session } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { homeOf } from './home-routes.ts';
import css from './login-card.module.css';
import { LoginForm, type PasskeyDoor } from './login-form.tsx';
import { SIGNED_OUT, type SignInState, useSignInState } from './sign-in-state.ts';

interface LoginCardProps {
  title?: ReactNode;
  passkeyDoor?: PasskeyDoor;
}

/**
 * The card one signs in with, here or in another tab; then the way goes on to where it was going.
 * Who is signed in already finds the way in and the way out.
 */
export function LoginCard({ title, passkeyDoor }: LoginCardProps) {
  const session = useSession();
  const arrival = useSignInState();
  const card = useRef<HTMLDivElement>(null);
  useWayOn(arrival);
  useInSight(card, arrival.wanted !== undefined || arrival.reason !== undefined);
  if (session) return <Inside session={session} />;
  return (
    <Card title={title}>
      <div ref={card} tabIndex={-1} className={css.start} />
      <Stack>
        <Why {...arrival} />
        <LoginForm
          key={arrival.reason}
          isReturning={arrival.reason === 'elsewhere'}
          email={arrival.email}
          passkeyDoor={passkeyDoor}
        />
      </Stack>
    </Card>
  );
}

function useWayOn({ wanted }: SignInState): void {
  const navigate = useNavigate();
  useEffect(() => {
    let before = currentSession();
    return onSessionChange(() => {
      const now = currentSession();
      if (now && !before) void navigate(wanted ?? homeOf(now), { replace: true });
      before = now;
    });
  }, [navigate, wanted]);
}

/** On a phone the card stands below the fold: who was sent here must not look for it. */
function useInSight(card: RefObject<HTMLElement | null>, isSent: boolean): void {
  useLayoutEffect(() => {
    if (isSent) card.current?.focus({ preventScroll: true });
  }, [card, isSent]);
  // After the page has been put at its top, as every new page is.
  useEffect(() => {
    if (isSent) card.current?.scrollIntoView({ block: 'start' });
  }, [card, isSent]);
}

function Why({ reason, wanted }: SignInState) {
  const { t } = useTranslation('sign-in');
  if (reason === 'elsewhere') {
    return (
      <Notice title={t('ended.title')} isLive>
        {t('ended.text')}
      </Notice>
    );
  }
  if (reason === 'email-changed') {
    return (
      <Notice title={t('emailChanged.title')} isLive>
        {t('emailChanged.text')}
      </Notice>
    );
  }
  if (reason === 'password-reset') {
    return (
      <Notice tone="success" title={t('passwordReset.title')} isLive>
        {t('passwordReset.text')}
      </Notice>
    );
  }
  if (reason === 'signed-out') return <Notice isLive>{t('signedOut')}</Notice>;
  if (reason === 'email-verified') return <Notice isLive>{t('emailVerified')}</Notice>;
  if (reason === 'email-unknown') {
    return (
      <Notice tone="error" isLive>
        {t('emailUnknown')}
      </Notice>
    );
  }
  return wanted ? <Notice isLive>{t('wanted')}</Notice> : null;
}

function Inside({ session }: { session: Session }) {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  const leave = async () => {
    const { signOut } = await import('./entering.ts');
    await signOut();
    navigate(paths.landing, { state: SIGNED_OUT });
  };
  return (
    <Card title={t('inside.title', { name: session.name })}>
      <Stack>
        <p>{t('inside.text')}</p>
        <ButtonLink to={homeOf(session)} wide>
          {t('inside.go')}
        </ButtonLink>
        <Button kind="quiet" wide onClick={leave}>
          {t('inside.leave')}
        </Button>
      </Stack>
    </Card>
  );
}
