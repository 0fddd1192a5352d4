/**
 * Exchanges recorded without a connection: kept on this device with the key they are sent with, until the
 * portal has answered. One person's own, gone when they sign out.
 */
import { useSyncExternalStore } from 'react';
import type { NewExchange } from '#contract/hours/exchanges.ts';
import type { ApiErrorCode } from '#web/api/api-error.ts';
import { isOfPlace, keepOwn, readOwn } from '#web/api/own-storage.ts';
import { currentSession, onSessionChange } from '#web/api/session.ts';

const PLACE = 'waiting';

export interface WaitingExchange {
  /** Its idempotency key: sent again, it is the same exchange. */
  key: string;
  body: NewExchange;
  /** The person who was helped, as sentences have it. */
  name: string;
  recordedAtMs: number;
  /** It was being sent, and no answer has come: it cannot be thrown away any more. */
  mayHaveArrived: boolean;
  /** The portal's answer, when it is no; or nobody can say any more whether it has arrived. */
  refusal?: ApiErrorCode | 'too-old';
}

const NONE: readonly WaitingExchange[] = [];
const listeners = new Set<() => void>();
let read: { of: string; list: readonly WaitingExchange[] } | undefined;

/** The reader's waiting exchanges, the oldest first. */
export function waitingExchanges(): readonly WaitingExchange[] {
  const reader = currentSession()?.userId;
  const list = reader === undefined ? undefined : readOwn(PLACE, reader);
  if (!Array.isArray(list)) return NONE;
  // The same list as long as nothing has changed.
  const of = JSON.stringify(list);
  if (read?.of !== of) read = { of, list };
  return read.list;
}

/** The same for components, kept up with other tabs. */
export function useWaitingExchanges(): readonly WaitingExchange[] {
  return useSyncExternalStore(follow, waitingExchanges, () => NONE);
}

/** Keeps one more, or changes the one with the same key. */
export function keepWaiting(exchange: WaitingExchange): void {
  const others = waitingExchanges().filter(({ key }) => key !== exchange.key);
  write([...others, exchange]);
}

/** It has been recorded, or thrown away. */
export function dropWaiting(key: string): void {
  write(waitingExchanges().filter((one) => one.key !== key));
}

function write(list: readonly WaitingExchange[]): void {
  const reader = currentSession()?.userId;
  if (reader === undefined) return;
  keepOwn(PLACE, reader, list.length > 0 ? list : undefined);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  const hear = (event: StorageEvent) => isOfPlace(event, PLACE) && listener();
  listeners.add(listener);
  addEventListener('storage', hear);
  const stop = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
    stop();
  };
}
