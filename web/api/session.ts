/**
 * The session in this browser: the token in local storage (specification §24, stored state), what
 * it says, and the news when it begins, changes or ends, here or in another tab.
 */
import type { RoomName } from '#contract/banks/room-names.ts';
import type { TokenClaims } from '#contract/people/accounts.ts';
import { keepTimeZone } from '#web/i18n/time-zone.ts';
import { forgetOwn } from './own-storage.ts';

const TOKEN = 'token';
const EMAIL = 'email';
const REMEMBER = 'rememberMe';
const FULL_NAME = 'fullName';
const LANGUAGE = 'appLanguage';

/**
 * Everything the portal keeps in this browser, and signing out removes. The token last: its going is
 * the news for other tabs, which then must find the rest gone already.
 */
const STORED = [EMAIL, REMEMBER, FULL_NAME, LANGUAGE, TOKEN];

export interface Session extends TokenClaims {
  token: string;
  /** Who reads the page, where it is that of the member for whom they act. */
  delegateId?: number;
}

/**
 * How a session came to its end without the person asking for it: run out or ended by the portal, or
 * because they changed the address they sign in with.
 */
export type SessionEnd = 'elsewhere' | 'email-changed';

const listeners = new Set<() => void>();
const doubters = new Set<() => void>();
let becauseOf: 'email-changed' | undefined;
let nextEmail: string | undefined;
let read: { token: string | undefined; session: Session | undefined } | undefined;

/** The token to send, if there is one. */
export function storedToken(): string | undefined {
  return localStorage.getItem(TOKEN) ?? undefined;
}

/** The session now; the same object as long as the token is the same. */
export function currentSession(): Session | undefined {
  const token = storedToken();
  if (!read || read.token !== token) {
    read = { token, session: token ? sessionOf(token) : undefined };
    keepTimeZone(read.session?.timeZone);
  }
  return read.session;
}

/** How the last session ended, in whichever tab; undefined after signing out and while one lives. */
export function lastSessionEnd(): SessionEnd | undefined {
  if (currentSession() !== undefined) return undefined;
  // Signing out forgets the person, an end from elsewhere only their token.
  return localStorage.getItem(EMAIL) === null ? becauseOf : 'elsewhere';
}

/** The address the person signed in with, kept until they sign out. */
export function storedEmail(): string | undefined {
  return localStorage.getItem(EMAIL) ?? undefined;
}

/** The address to sign in with after it was changed here; undefined otherwise. */
export function changedEmail(): string | undefined {
  return becauseOf === 'email-changed' ? nextEmail : undefined;
}

/** Whether somebody chose a language on this device. */
export function hasChosenLanguage(): boolean {
  return localStorage.getItem(LANGUAGE) !== null;
}

/** Whether the person asked to be remembered on this device. */
export function isRemembered(): boolean {
  return localStorage.getItem(REMEMBER) === 'true';
}

/** Whether the reader's bank has opened that room; a bank from before rooms names none, and has all that there were. */
export function hasRoom({ rooms }: Pick<Session, 'rooms'>, room: RoomName | undefined): boolean {
  if (room === undefined) return true;
  return rooms ? rooms.includes(room) : !/^(association|bodies)$/.test(room);
}

/** Begins a session after signing in. */
export function beginSession(token: string, email: string, remembered: boolean): void {
  becauseOf = undefined;
  localStorage.setItem(EMAIL, email);
  localStorage.setItem(REMEMBER, String(remembered));
  keepToken(token);
}

/** Takes a refreshed token. */
export function renewSession(token: string): void {
  if (storedToken() !== undefined) keepToken(token);
}

/**
 * Forgets everything, as signing out does.
 * @param because when nobody asked for that
 * @param email the address to sign in with from now on
 */
export function forgetSession(because?: 'email-changed', email?: string): void {
  becauseOf = because;
  nextEmail = email;
  forgetOwn();
  for (const key of STORED) localStorage.removeItem(key);
  tell();
}

/** The portal no longer knows this token; one that has taken its place meanwhile stays. */
export function sessionEnded(token: string): void {
  if (storedToken() !== token) return;
  localStorage.removeItem(TOKEN);
  tell();
}

/** Calls back when the portal forbids what the session seemed to allow. @returns how to stop that */
export function onSessionDoubt(listener: () => void): () => void {
  doubters.add(listener);
  return () => doubters.delete(listener);
}

/** The portal forbids something: the person may have another role or status by now. */
export function revalidateSession(): void {
  for (const doubter of doubters) doubter();
}

/** Calls back whenever the session begins, changes or ends. @returns how to stop that */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tellOfOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tellOfOtherTab);
  };
}

function keepToken(token: string): void {
  localStorage.setItem(TOKEN, token);
  forgetOwn(currentSession()?.userId);
  localStorage.setItem(FULL_NAME, currentSession()?.fullName ?? '');
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function tellOfOtherTab(event: StorageEvent): void {
  // A null key says that everything was cleared.
  if (event.key === TOKEN || event.key === null) tell();
}

/** What a token says of its person; undefined when it is none or over. */
export function sessionOf(token: string): Session | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    const claims: TokenClaims = JSON.parse(new TextDecoder().decode(bytes));
    return claims.exp * 1000 > Date.now() ? { ...claims, token } : undefined;
  } catch {
    return undefined;
  }
}
