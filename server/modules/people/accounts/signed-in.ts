/** Who is signed in: the person's present state, read from the database at every call. */
import type { Actor } from '#contract/abilities.ts';
import type { Locale } from '#contract/locales.ts';
import type { Scope } from '#contract/people/access-tokens.ts';
import type { Desk, Role } from '#contract/people/accounts.ts';

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
  /** The portal has suspended the bank they are a member of (specification §38). */
  bankIsSuspended: boolean;
  /** Below the age that their bank asks for: the desk speaks for them (specification §52). */
  isMinor?: boolean;
  /** The session is guarded by more than a password. */
  hasSecondFactor: boolean;
  /** The rule `desk-second-factor` of the bank that they administer. */
  bankAsksForFactor: boolean;
  /** Desks that they administer, closed to them until they have a second factor; `role` and `portalAdmin` say so too. */
  closedDesks: readonly Desk[];
  /**
   * How far the log of the database was when they last changed something in this session; undefined for
   * an access token.
   */
  wroteUpTo?: string;
  /** What the call may be, where an access token makes it; a session makes every call (specification §28). */
  scopes?: readonly Scope[];
}

/** The role of a person in their bank, whether its desk is open to them or not. */
export function heldRole({ role, closedDesks }: Pick<SignedIn, 'role' | 'closedDesks'>): Role {
  return closedDesks.includes('bank') ? 'ADMIN' : role;
}

/** Somebody with an active membership. */
export interface SignedInMember extends SignedIn {
  status: 'normal';
  bankId: number;
}
