/** Signing out: this browser forgets everything at once, the portal is told (specification §24). */
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/api/call.ts';
import { whereNotified } from '#web/api/notifications.ts';
import { forgetSession, storedToken } from '#web/api/session.ts';
import { paths } from '#web/paths.ts';
import { SIGNED_OUT } from './sign-in-state.ts';

const PATIENCE_MS = 4_000;

/** Returns what to do when the person asks to leave: to the landing page, with nothing left behind. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(
    () => void signOut().then(() => navigate(paths.landing, { state: SIGNED_OUT })),
    [navigate],
  );
}

/** Forgets the session, then tells the portal. */
export async function signOut(): Promise<void> {
  const token = storedToken();
  // First here: what the page still asks for is given up, and nobody waits for a slow portal.
  forgetSession();
  whereNotified((device) => device.leave());
  // A portal that cannot be reached keeps nobody in: the token then dies of age.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  if (token !== undefined) {
    await call('logout', {}, { token, signal, outlivesPage: true }).catch(() => undefined);
  }
}
