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
  /** When it becomes final, as of `Date.now()`; never while it waits for a connection. */
  finalAt: number;
  /** Takes it back; settles once a message has said how that went. */
  takeBack: () => Promise<void>;
  /** What else can be done about it, from its place on the page. */
  also?: { label: string; act: () => Promise<unknown> } | undefined;
}

const decided = createStore<ReadonlyMap<string, Decided>>(new Map());

/** Decisions that wait for a connection; they stay when the page is left. */
const waiting = createStore<ReadonlyMap<string, Decided>>(new Map());

/** Shows the decisions that wait for a connection in their places, and no others of that kind. */
export function showWaiting(decisions: ReadonlyMap<string, Decided>): void {
  waiting.set(decisions);
}

/** The rows of the lists on the page. */
const inSight = new Set<string>();

/** Rows are on the page. @returns says that they have left it, with what was decided on them */
export function noteInSight(keys: readonly string[]): () => void {
  for (const key of keys) inSight.add(key);
  return () => {
    for (const key of keys) inSight.delete(key);
    forgetDecided(keys);
  };
}

/** A decision that waited has reached the portal: its row says so, as long as it is on the page. */
export function keepSent(key: string, words: string): void {
  if (!inSight.has(key)) return;
  const made = { words, finalAt: 0, takeBack: async () => {} };
  decided.set(new Map(decided.get()).set(key, made));
}

/** Keeps a decision that was just made. */
export function keepDecided(key: string, made: Omit<Decided, 'finalAt'>): void {
  const finalAt = Date.now() + TAKE_BACK_SECONDS * 1000;
  decided.set(new Map(decided.get()).set(key, { ...made, finalAt }));
}

/** Says something else of a decision, as long as it is kept. */
export function changeDecided(key: string, changes: Partial<Decided>): void {
  const made = decided.get().get(key);
  if (made) decided.set(new Map(decided.get()).set(key, { ...made, ...changes }));
}

/** Makes a decision final before its time: it cannot be taken back any more. */
export function makeFinal(key: string): void {
  changeDecided(key, { finalAt: 0 });
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

/** The decisions of this page by their keys, and those that wait for a connection. */
export function useDecided(): ReadonlyMap<string, Decided> {
  const [made, later] = [useStored(decided), useStored(waiting)];
  return later.size === 0 ? made : new Map([...made, ...later]);
}
