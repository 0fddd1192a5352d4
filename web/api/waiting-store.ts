/**
 * What was recorded, written or decided without a connection: kept on this device with the key it is sent
 * with, until the portal has answered. One person's own, gone when they sign out.
 */
import { useSyncExternalStore } from 'react';
import type { InputOf } from '#contract/endpoints.ts';
import type { NewExchange } from '#contract/hours/exchanges.ts';
import { actingFor } from './acting.ts';
import { type ApiErrorCode, isRefusal } from './api-error.ts';
import { isOffline } from './connection.ts';
import { isOfPlace, keepOwn, readOwn } from './own-storage.ts';
import { currentSession, onSessionChange } from './session.ts';

const PLACE = 'waiting';

/**
 * The calls that can wait: sent again with its key, each has one effect. Of answers to a notice there is one
 * anyway, and a notice that is renewed or paused twice stands as after once.
 */
export type WaitingName =
  | 'createExchange'
  | 'approveExchange'
  | 'rejectExchange'
  | 'proposeArrangement'
  | 'agreeArrangement'
  | 'dropArrangement'
  | 'recordArrangement'
  | 'proposeStanding'
  | 'agreeStanding'
  | 'dropStanding'
  | 'pauseStanding'
  | 'resumeStanding'
  | 'endStanding'
  | 'answerNotice'
  | 'acceptAnswer'
  | 'letAnswerGo'
  | 'withdrawAnswer'
  | 'declineAsk'
  | 'closeNotice'
  | 'renewNotice'
  | 'pauseNotice'
  | 'startThread'
  | 'sendMessage';

type Asked = { [Name in WaitingName]: { call: Name; input: InputOf<Name> } }[WaitingName];

export type Waiting = Asked & {
  key: string;
  /** Whom it concerns, as sentences have them. */
  name: string;
  /** What it is, in a sentence; of an exchange its body says it. */
  words?: string;
  /** The row of a list that it decides on. */
  place?: string;
  recordedAtMs: number;
  /** It was being sent, and no answer has come: it cannot be thrown away any more. */
  mayHaveArrived: boolean;
  /** The portal's answer, when it is no; or nobody can say any more whether it has arrived. */
  refusal?: ApiErrorCode | 'too-old';
};

/** What is said of one when it begins to wait. */
type NewWaiting = Asked & Pick<Waiting, 'key' | 'name' | 'words' | 'place'>;

/** As versions up to 1.5.8 kept an exchange on a device. */
interface Earlier extends Pick<Waiting, 'key' | 'name' | 'recordedAtMs' | 'mayHaveArrived'> {
  body: NewExchange;
}

const NONE: readonly Waiting[] = [];
const listeners = new Set<() => void>();
let read: { of: string; list: readonly Waiting[] } | undefined;

/** What waits for the reader's connection, the oldest first. */
export function waitingThings(): readonly Waiting[] {
  const reader = currentSession()?.userId;
  const list = reader === undefined ? undefined : readOwn(PLACE, reader);
  if (!Array.isArray(list)) return NONE;
  // The same list as long as nothing has changed.
  const of = JSON.stringify(list);
  if (read?.of !== of) read = { of, list: list.map(asNow) };
  return read.list;
}

function asNow(kept: Waiting | Earlier): Waiting {
  if (!('body' in kept)) return kept;
  const { body, ...rest } = kept;
  return { ...rest, call: 'createExchange', input: { body } };
}

/** The same for components, kept up with other tabs. */
export function useWaitingThings(): readonly Waiting[] {
  return useSyncExternalStore(follow, waitingThings, () => NONE);
}

/**
 * Keeps what could not reach the portal because this device has no connection; not what is done for
 * somebody else, for until then one may act for them no more.
 * @param wasCut there was none before it was sent: nothing has arrived
 * @returns whether it waits now
 */
export function waitsAfter(error: unknown, thing: NewWaiting, wasCut: boolean): boolean {
  if (actingFor() || !isOffline() || !isRefusal(error, 'offline')) return false;
  keepWaiting({ ...thing, recordedAtMs: Date.now(), mayHaveArrived: !wasCut });
  return true;
}

/** Keeps one more, or changes the one with the same key. */
export function keepWaiting(thing: Waiting): void {
  const isSame = ({ key }: Waiting) => key === thing.key;
  const list = waitingThings();
  write(list.some(isSame) ? list.map((one) => (isSame(one) ? thing : one)) : [...list, thing]);
}

/** What was thrown away in this tab, by its keys. */
const thrownAway = new Set<string>();

/** Nobody wants it any more. */
export function discardWaiting(key: string): void {
  thrownAway.add(key);
  dropWaiting(key);
}

/** Whether it was thrown away here, and not sent. */
export function wasDiscarded(key: string): boolean {
  return thrownAway.has(key);
}

/** It has been sent, or thrown away. */
export function dropWaiting(key: string): void {
  write(waitingThings().filter((one) => one.key !== key));
}

function write(list: readonly Waiting[]): void {
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
