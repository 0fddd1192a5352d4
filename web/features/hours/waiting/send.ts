/** Sends what waits as soon as there is a connection: of several tabs one, each thing once. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '#contract/endpoints.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { isOffline } from '#web/api/connection.ts';
import { askAgain } from '#web/api/query-client.ts';
import { codeOf } from '#web/api/refusal.tsx';
import {
  discardWaiting,
  dropWaiting,
  keepWaiting,
  useWaitingThings,
  type Waiting,
  type WaitingName,
  waitingThings,
} from '#web/api/waiting-store.ts';
import { keepSent, showWaiting } from '#web/ui/decision/decided.ts';
import { noteOwnChange } from '../parts/own-changes.ts';

const LOCK = 'send-what-waits';
/** A connection that came back may not be announced, and a portal may be away for a moment. */
const AGAIN_MS = 20_000;
/** The portal knows a key for a month. */
const KEY_LIFE_MS = 30 * 24 * 60 * 60_000;

/** For the frame of signed-in people. */
export function useSendWaiting(): void {
  const client = useQueryClient();
  const waiting = useWaitingThings();
  useWaitingLines(waiting);
  const isAnyWaiting = waiting.some(({ refusal }) => !refusal);
  useEffect(() => {
    if (!isAnyWaiting) return;
    const send = async () => {
      if (!isOffline() && (await sendAll())) await askAgain(client);
    };
    void send();
    const timer = setInterval(send, AGAIN_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [client, isAnyWaiting]);
}

/** Decisions that wait cover their rows; until one has left it is taken back by throwing it away. */
function useWaitingLines(waiting: readonly Waiting[]): void {
  const { t } = useTranslation('exchanges');
  useLayoutEffect(() => {
    const lines = waiting.flatMap(({ key, place, words = '', refusal, mayHaveArrived }) => {
      if (place === undefined || refusal) return [];
      const finalAt = mayHaveArrived ? 0 : Number.POSITIVE_INFINITY;
      const later = t(mayHaveArrived ? 'waiting.leaving' : 'waiting.waiting');
      const takeBack = () => throwAway(key);
      return [[place, { words: `${words} ${later}`, finalAt, takeBack }] as const];
    });
    showWaiting(new Map(lines));
  }, [waiting, t]);
}

/** Throws one away, unless it is on its way at this moment. */
export function throwAway(key: string): Promise<void> {
  return alone(async () => {
    if (waitingThings().some((one) => one.key === key && !one.mayHaveArrived)) discardWaiting(key);
  });
}

/** @returns whether any has been sent, or refused: the page is out of date then */
function sendAll(): Promise<boolean> {
  return alone(async () => {
    let hasSent = false;
    for (const { key } of waitingThings()) {
      // Read again: meanwhile another tab may have sent it, or somebody else signed in.
      const waiting = waitingThings().find((one) => one.key === key);
      if (!waiting || waiting.refusal) continue;
      const outcome = await send(waiting);
      if (outcome === 'later') break;
      hasSent = true;
    }
    return hasSent;
  });
}

async function send(waiting: Waiting): Promise<'sent' | 'refused' | 'later'> {
  const { key, call: name, place, words = '', recordedAtMs } = waiting;
  if (waiting.mayHaveArrived && Date.now() - recordedAtMs > KEY_LIFE_MS) {
    keepWaiting({ ...waiting, mayHaveArrived: false, refusal: 'too-old' });
    return 'refused';
  }
  // Before, because this page may be closed before the answer comes.
  keepWaiting({ ...waiting, mayHaveArrived: true });
  try {
    const options = { idempotencyKey: key, asOneself: true };
    const reply = await call(name, waiting.input as InputOf<WaitingName>, options);
    if (reply && 'quantityOfHours' in reply) noteOwnChange(reply);
    if (place !== undefined) keepSent(place, words);
    dropWaiting(key);
    return 'sent';
  } catch (error) {
    if (isRefusal(error, ...LATER)) {
      if (isRefusal(error, ...UNDONE)) keepWaiting(waiting);
      return 'later';
    }
    keepWaiting({ ...waiting, mayHaveArrived: false, refusal: codeOf(error) });
    return 'refused';
  }
}

/** Answers after which the same thing is tried again. */
const LATER = [
  'offline',
  'unreadable',
  'unavailable',
  'internal',
  'unauthenticated',
  'too-many-requests',
] as const;
/** Those of them that are certain: nothing has arrived. */
const UNDONE = ['unauthenticated', 'too-many-requests'] as const;

/** One tab at a time. Browsers lock nothing on plain http; there the key alone makes it one. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}
