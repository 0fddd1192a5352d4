/**
 * The start of the web (specification §24, stored state): who asked to be remembered is refreshed,
 * and from the landing page led to where their status belongs.
 */
import { localeOfHome } from '#contract/locales.ts';
import { currentSession, isRemembered } from '#web/api/session.ts';
import { paths } from '#web/paths.ts';
import { homeOf } from './home-routes.ts';
import { keepSession, refreshSession } from './session-upkeep.ts';

/** Takes up a stored session; may change the address to the person's own first page. */
export async function startSession(): Promise<void> {
  keepSession();
  if (!currentSession() || !isRemembered()) return;
  await refreshSession();
  const session = currentSession();
  const { pathname } = location;
  if (session && (pathname === paths.landing || localeOfHome(pathname))) {
    history.replaceState(null, '', homeOf(session));
  }
}
