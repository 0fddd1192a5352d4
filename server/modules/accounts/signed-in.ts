/** Who is signed in: the person's present state, read from the database at every call. */
import type { Actor } from '#contract/abilities.ts';
import type { Locale } from '#contract/locales.ts';

export interface SignedIn extends Actor {
  sessionId: string;
  /** Signed in with remember-me: the session lives thirty days. */
  remembered: boolean;
  email: string;
  name: string;
  surname: string;
  fullName: string;
  locale: Locale;
  portalAdmin: boolean;
}

/** Somebody with an active membership. */
export interface SignedInMember extends SignedIn {
  status: 'normal';
  bankId: number;
}
