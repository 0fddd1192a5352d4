/**
 * Why a person stands before the sign-in form and where they wanted to go. Travels in the state of
 * the address, so a reload keeps it.
 */
import { type Location, useLocation } from 'react-router';
import type { SessionEnd } from '#web/api/session.ts';

/** Why somebody has to sign in, or has just signed out; an address may need no verification link (specification §7). */
export type SignInReason =
  | SessionEnd
  | 'email-verified'
  | 'email-unknown'
  | 'password-reset'
  | 'signed-out';

const REASONS: readonly SignInReason[] = [
  'elsewhere',
  'email-changed',
  'email-verified',
  'email-unknown',
  'password-reset',
  'signed-out',
];

export interface SignInState {
  /** The page to go to after signing in. */
  wanted?: string;
  /** What has happened before. */
  reason?: SignInReason;
  /** The address that they are known to have. */
  email?: string;
}

/** After signing out. */
export const SIGNED_OUT: SignInState = { reason: 'signed-out' };

/** What a guard hands over to the page one signs in on. */
export function wantedPage(location: Location, reason: SessionEnd | undefined): SignInState {
  return { wanted: location.pathname + location.search + location.hash, reason };
}

/** Why the reader stands here. */
export function useSignInState(): SignInState {
  return signInStateIn(useLocation().state);
}

function signInStateIn(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {};
  const wanted = 'wanted' in state && typeof state.wanted === 'string' ? state.wanted : undefined;
  const said = 'reason' in state ? state.reason : undefined;
  const email = 'email' in state && typeof state.email === 'string' ? state.email : undefined;
  return { wanted, reason: REASONS.find((reason) => reason === said), email };
}
