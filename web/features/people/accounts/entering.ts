/** Signing in at the portal, and the session that begins; fetched by the page when somebody does. */
import { call } from '#web/api/call.ts';
import { beginSession, hasChosenLanguage, sessionOf } from '#web/api/session.ts';
import { setLanguage } from '#web/i18n/index.ts';
import type { LoginValues } from './login-check.tsx';

export { signOut } from './sign-out.ts';

const usernameOf = ({ email }: LoginValues) => email.trim().toLowerCase();

/** @throws ApiError when the portal lets nobody in */
export function tokenFor(values: LoginValues): Promise<string> {
  const { password, rememberMe } = values;
  return call('login', {
    body: { username: usernameOf(values), password, rememberMe: rememberMe ? 'true' : 'false' },
  });
}

/** Begins a session; on a device where nobody chose a language, in the person's own. */
export async function openSession(values: LoginValues, token: string): Promise<void> {
  const session = sessionOf(token);
  if (session && session.status !== 'not-verified' && !hasChosenLanguage()) {
    const params = { id: session.userId };
    const person = await call('readUser', { params }, { token });
    await setLanguage(person.prefLocale);
  }
  beginSession(token, usernameOf(values), values.rememberMe);
}
