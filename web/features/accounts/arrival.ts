/**
 * What a person wanted when a guard sent them to sign in: the page, and whether a session of theirs
 * had ended. Travels in the state of the address, so a reload keeps it.
 */
import type { Location } from 'react-router';
import type { SessionEnd } from '#web/api/session.ts';

export interface Arrival {
  /** The page to go to after signing in. */
  wanted: string;
  ended: SessionEnd | undefined;
}

/** The state that a guard hands over to the page one signs in on. */
export function arrivalState(location: Location, ended: SessionEnd | undefined): Arrival {
  return { wanted: location.pathname + location.search + location.hash, ended };
}

/** The same state, read from the address; undefined when nobody was sent here. */
export function readArrival(location: Location): Arrival | undefined {
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('wanted' in state) || typeof state.wanted !== 'string') return undefined;
  const hasEnded = 'ended' in state && state.ended === 'elsewhere';
  return { wanted: state.wanted, ended: hasEnded ? 'elsewhere' : undefined };
}
