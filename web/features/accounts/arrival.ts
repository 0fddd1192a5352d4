/**
 * Why a person stands before the sign-in form and where they wanted to go. Travels in the state of
 * the address, so a reload keeps it.
 */
import { useCallback, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router';

const REASONS = ['ended', 'email-changed'] as const;
/** ended: the session is over although nobody signed out. */
export type Reason = (typeof REASONS)[number];

export interface Arrival {
  /** The page to go to after signing in. */
  wanted?: string;
  reason?: Reason;
}

/** What a guard hands over to the page one signs in on. */
export function wantedPage(location: Location, reason: Reason | undefined): Arrival {
  return { wanted: location.pathname + location.search + location.hash, reason };
}

const never = () => () => undefined;

/** Why the reader stands here. Nothing while a page drawn ahead is being taken over. */
export function useArrivalState(): Arrival {
  const { state } = useLocation();
  const isAwake = useSyncExternalStore(
    never,
    useCallback(() => true, []),
    useCallback(() => false, []),
  );
  return isAwake ? arrivalIn(state) : {};
}

function arrivalIn(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  const wanted = 'wanted' in state && typeof state.wanted === 'string' ? state.wanted : undefined;
  const said = 'reason' in state ? state.reason : undefined;
  return { wanted, reason: REASONS.find((reason) => reason === said) };
}
