/**
 * For whom this tab acts (specification §12): chosen by a person of trust, kept for the tab alone, and of
 * no effect for anybody else who signs in. What is kept here only says for whom calls are made; whether
 * that is allowed the portal decides at every call.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { makeCallsFor } from './call.ts';
import { currentSession, lastSessionEnd, onSessionChange } from './session.ts';

const PLACE = 'acting-for';

/** The member for whom somebody acts. */
export interface Principal {
  personId: number;
  /** Given name first. */
  name: string;
  /** It is no person (specification §51): its referents post and answer on the board for it. */
  isBody?: boolean | undefined;
}

interface Kept extends Principal {
  delegateId: number;
}

/**
 * How acting came to its end: the person asked for it, the portal refused it, or they opened a page
 * that is only about themselves.
 */
export type ActingEnd = 'chosen' | 'refused' | 'own-page';

type EndListener = (why: ActingEnd, principal: Principal) => void;

const listeners = new Set<() => void>();
const endListeners = new Set<EndListener>();
let read: { text: string | null; kept: Kept | undefined } = { text: null, kept: undefined };

onSessionChange(forgetOthers);
makeCallsFor({ principal: actingFor, refused: refuseActing });

/** For whom calls are made now; undefined for the person themselves. The same object as long as nothing changes. */
export function actingFor(): Principal | undefined {
  const kept = readKept();
  return kept?.delegateId === currentSession()?.userId ? kept : undefined;
}

/** The same for the providers, kept up. Pages ask `useActing`. */
export function useActingNow(): Principal | undefined {
  return useSyncExternalStore(follow, actingFor, () => undefined);
}

/** Keeps a choice of the reader; see begin-acting.ts. */
export function keepActing(principal: Principal, delegateId: number): void {
  sessionStorage.setItem(PLACE, JSON.stringify({ ...principal, delegateId } satisfies Kept));
  tell();
}

/** From now on this tab acts for its reader. */
export function stopActing(why: ActingEnd): void {
  const principal = actingFor();
  sessionStorage.removeItem(PLACE);
  if (principal) for (const listener of endListeners) listener(why, principal);
  tell();
}

/** The portal lets the reader act for this person no more; another choice made meanwhile stays. */
export function refuseActing(personId: number): void {
  if (actingFor()?.personId === personId) stopActing('refused');
}

/** Calls back when acting ends, before anything is drawn again. @returns how to stop that */
export function onActingEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** For whom the pages inside are; undefined for the reader's own. */
export const ActingContext = createContext<Principal | undefined>(undefined);

/** For whom this page is; undefined for the reader's own. */
export function useActing(): Principal | undefined {
  return useContext(ActingContext);
}

/** As which of the two the reader acts; undefined for themselves. */
export function useActingAs(): 'person' | 'body' | undefined {
  const acting = useActing();
  return acting && (acting.isBody ? 'body' : 'person');
}

/** Anyone who signs out leaves no name behind; a session that ran out goes on where it was. */
function forgetOthers(): void {
  const readerId = currentSession()?.userId;
  const hasLeft = readerId === undefined && lastSessionEnd() !== 'elsewhere';
  const kept = readKept();
  const isOthers = readerId !== undefined && kept !== undefined && kept.delegateId !== readerId;
  if (hasLeft || isOthers) sessionStorage.removeItem(PLACE);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function readKept(): Kept | undefined {
  const text = sessionStorage.getItem(PLACE);
  if (read.text !== text) read = { text, kept: parsed(text) };
  return read.kept;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function parsed(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null');
    return Number.isSafeInteger(kept?.personId) && typeof kept.name === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}
