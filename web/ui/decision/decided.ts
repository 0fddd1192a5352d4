/**
 * The reader's decisions on this page, kept until the page is left: each stays in its place in the
 * list, says its outcome in words, and can be taken back for some seconds.
 */
import { TAKE_BACK_SECONDS } from '#contract/limits.ts';
import { createStore, useStored } from '../store.ts';

export interface Decided {
  /** How it went, in a sentence; none where the outcome says it all. */
  done?: string | undefined;
  /** The outcome, naming the thing. */
  words: string;
  /** When it becomes final, as of `Date.now()`. */
  finalAt: number;
  /** Takes it back; settles once a message has said how that went. */
  takeBack: () => Promise<void>;
}

const decided = createStore<ReadonlyMap<string, Decided>>(new Map());

/** Keeps a decision that was just made. */
export function keepDecided(key: string, made: Omit<Decided, 'finalAt'>): void {
  const finalAt = Date.now() + TAKE_BACK_SECONDS * 1000;
  decided.set(new Map(decided.get()).set(key, { ...made, finalAt }));
}

/** Makes a decision final before its time: it cannot be taken back any more. */
export function makeFinal(key: string): void {
  const made = decided.get().get(key);
  if (made) decided.set(new Map(decided.get()).set(key, { ...made, finalAt: 0 }));
}

/** Forgets decisions that were taken back, or whose page was left. */
export function forgetDecided(keys: readonly string[]): void {
  const kept = [...decided.get()].filter(([key]) => !keys.includes(key));
  if (kept.length < decided.get().size) decided.set(new Map(kept));
}

/** Forgets all: the page becomes another person's. */
export function forgetAllDecided(): void {
  if (decided.get().size > 0) decided.set(new Map());
}

/** The decisions of this page by their keys. */
export function useDecided(): ReadonlyMap<string, Decided> {
  return useStored(decided);
}
