/**
 * Why a person stands before the sign-in form and where they wanted to go. Travels in the state of
 * the address, so a reload keeps it.
 */
import { useCallback, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router';
import type { SessionEnd } from '#web/api/session.ts';

const REASONS: readonly SessionEnd[] = ['elsewhere', 'email-changed'];

export interface Arrival {
  /** The page to go to after signing in. */
  wanted?: string;
  /** How a session of theirs ended. */
  reason?: SessionEnd;
}

/** What a guard hands over to the page one signs in on. */
export function wantedPage(location: Location, reason: SessionEnd | undefined): Arrival {
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
