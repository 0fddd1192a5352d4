/** The session for components: who is signed in, kept up with every change here and in other tabs. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, type Session } from './session.ts';

/** The session now; undefined for visitors, and while a page is drawn ahead. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, currentSession, () => undefined);
}

/** Set by the guards of the signed-in pages. */
export const SignedInContext = createContext<Session | undefined>(undefined);

/** The session of a page that only signed-in people reach. @throws outside of such a page */
export function useSignedIn(): Session {
  const session = useContext(SignedInContext);
  if (!session) throw new Error('useSignedIn is for pages behind a guard');
  return session;
}
