/**
 * The small pictures of people, for anyone who draws a person. All that a screen asks for within a moment
 * travel in one call, and stay for as long as the page lives and the reader is the same.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { FACES_MAX } from '#contract/limits.ts';
import { call } from './call.ts';
import { currentSession, onSessionChange } from './session.ts';

/** Long enough for a whole list to be drawn, and for the card beside it. */
const GATHERING_MS = 100;

const faces = new Map<number, string>();
const listeners = new Set<() => void>();
const asked = new Set<number>();
const waiting = new Set<number>();
let readerId: number | undefined;

onSessionChange(forgetOthers);

/** The address of a person's small picture; undefined for none, and until it is here. */
export function useFace(id: number | undefined): string | undefined {
  const face = useSyncExternalStore(follow, () => (id === undefined ? undefined : faces.get(id)));
  useEffect(() => {
    if (id !== undefined) ask(id);
  }, [id]);
  return face;
}

/** Asks ahead for those of a part that is drawn a moment later, in one call with those in sight. */
export function askForFaces(ids: readonly number[]): void {
  for (const id of ids) ask(id);
}

/** Asks again for the picture of somebody who has just changed it. */
export function renewFace(id: number): void {
  asked.delete(id);
  ask(id);
}

function ask(id: number): void {
  forgetOthers();
  if (asked.has(id) || currentSession()?.status !== 'normal') return;
  asked.add(id);
  if (waiting.size === 0) setTimeout(fetchWaiting, GATHERING_MS);
  waiting.add(id);
}

async function fetchWaiting(): Promise<void> {
  const ids = [...waiting].slice(0, FACES_MAX);
  if (ids.length === 0) return;
  for (const id of ids) waiting.delete(id);
  if (waiting.size > 0) setTimeout(fetchWaiting, GATHERING_MS);
  const reader = readerId;
  try {
    const found = await call('listFaces', { query: { ids } });
    if (reader !== readerId) return;
    for (const id of ids) faces.delete(id);
    for (const { id, face } of found) faces.set(id, `data:image/jpeg;base64,${face}`);
    tell();
  } catch {
    // Initials do as well; the next screen asks again.
    for (const id of ids) asked.delete(id);
  }
}

/** Somebody else at this device sees what they may see, not what was here. */
function forgetOthers(): void {
  const now = currentSession()?.userId;
  if (now === readerId) return;
  readerId = now;
  asked.clear();
  waiting.clear();
  faces.clear();
  tell();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
