/**
 * The last answers to the questions that also matter without a connection, kept on this device with the
 * moment they were given: the balance, the pending exchanges, the next appointment, what waits for the
 * reader, the first pages of the board, conversations and appointments, and of notices, conversations and
 * people to write to the last that were open; nothing else (docs/privacy.md).
 */
import { createStore, useStored } from '#web/ui/store.ts';
import { actingFor } from './acting.ts';
import { isRefusal } from './api-error.ts';
import { keepOwn, placesOf, readOwn } from './own-storage.ts';
import { ownRelease } from './release.ts';
import { currentSession } from './session.ts';

export type KeptPlace =
  | 'balance'
  | 'pending'
  | 'home'
  | 'todo'
  | 'agenda'
  | 'standings'
  | 'requests'
  | 'offers'
  | 'own-notices'
  | 'threads'
  | `${'notice' | 'thread' | 'partner'} ${number}`;

/** So many of those of which there are many, the last that were open. */
const MOST = 5;

interface Kept {
  /** Another release may expect answers of another shape. */
  release: string;
  atMs: number;
  answer: unknown;
}

/** The kept answers that are on the screen now, and when they were given. */
const shown = createStore<ReadonlyMap<KeptPlace, number>>(new Map());

/** When the oldest kept answer on the screen was given; undefined while none is shown. */
export function useKeptSince(): number | undefined {
  const times = [...useStored(shown).values()];
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Asks, and keeps the answer; answers with the kept one when the portal cannot be reached. What is asked
 * for somebody else is not kept.
 * @param kept what of an answer may stay on the device; all of it unless said
 */
export async function askOrRecall<Answer>(
  place: KeptPlace,
  ask: () => Promise<Answer>,
  kept = (answer: Answer): Answer => answer,
): Promise<Answer> {
  if (actingFor()) return ask();
  try {
    const answer = await ask();
    keepAnswer(place, kept(answer));
    return answer;
  } catch (error) {
    const last = isRefusal(error, 'offline') ? recall<Answer>(place) : undefined;
    if (!last) throw error;
    showAge(place, last.atMs);
    return last.answer;
  }
}

/** Keeps an answer of the portal for its reader. */
export function keepAnswer(place: KeptPlace, answer: unknown): void {
  const reader = currentSession()?.userId;
  if (reader === undefined) return;
  const kept: Kept = { release: ownRelease(), atMs: Date.now(), answer };
  keepOwn(place, reader, kept);
  forgetOldest(place, reader);
  if (!shown.get().has(place)) return;
  shown.set(new Map([...shown.get()].filter(([other]) => other !== place)));
}

/** Of notices and conversations only the latest stay. */
function forgetOldest(place: KeptPlace, reader: number): void {
  const [family, one] = place.split(' ');
  if (one === undefined) return;
  const kept = placesOf(`${family} `).map((other) => {
    const { atMs = 0 } = (readOwn(other, reader) as Kept | undefined) ?? {};
    return { other, atMs };
  });
  const old = kept.toSorted((a, b) => b.atMs - a.atMs).slice(MOST);
  for (const { other } of old) keepOwn(other, reader, undefined);
}

/** What was kept for the reader, and when. */
export function recall<Answer>(place: KeptPlace): { atMs: number; answer: Answer } | undefined {
  const reader = currentSession()?.userId;
  const kept = reader === undefined ? undefined : (readOwn(place, reader) as Kept | undefined);
  if (kept?.release !== ownRelease()) return undefined;
  return { atMs: kept.atMs, answer: kept.answer as Answer };
}

/** A kept answer is on the screen. */
export function showAge(place: KeptPlace, atMs: number): void {
  shown.set(new Map([...shown.get(), [place, atMs]]));
}
