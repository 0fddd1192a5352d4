/** Sends the waiting exchanges as soon as there is a connection: of several tabs one, each exchange once. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { isOffline } from '#web/api/connection.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { noteOwnChange } from '../parts/own-changes.ts';
import {
  dropWaiting,
  keepWaiting,
  useWaitingExchanges,
  type WaitingExchange,
  waitingExchanges,
} from '../parts/waiting-store.ts';

const LOCK = 'send-waiting-exchanges';
/** A connection that came back may not be announced, and a portal may be away for a moment. */
const AGAIN_MS = 20_000;
/** The portal knows a key for a month. */
const KEY_LIFE_MS = 30 * 24 * 60 * 60_000;

/** For the frame of signed-in people. */
export function useSendWaiting(): void {
  const client = useQueryClient();
  const isAnyWaiting = useWaitingExchanges().some(({ refusal }) => !refusal);
  useEffect(() => {
    if (!isAnyWaiting) return;
    const send = async () => {
      if (!isOffline() && (await sendAll())) await client.invalidateQueries();
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

/** Throws one away, unless it is on its way at this moment. */
export function throwAway(key: string): Promise<void> {
  return alone(async () => {
    if (waitingExchanges().some((one) => one.key === key && !one.mayHaveArrived)) dropWaiting(key);
  });
}

/** @returns whether any has been recorded */
function sendAll(): Promise<boolean> {
  return alone(async () => {
    let hasSent = false;
    for (const { key } of waitingExchanges()) {
      // Read again: meanwhile another tab may have sent it, or somebody else signed in.
      const waiting = waitingExchanges().find((one) => one.key === key);
      if (!waiting || waiting.refusal) continue;
      const outcome = await send(waiting);
      hasSent ||= outcome === 'recorded';
      if (outcome === 'later') break;
    }
    return hasSent;
  });
}

async function send(waiting: WaitingExchange): Promise<'recorded' | 'refused' | 'later'> {
  const { key, body, recordedAtMs } = waiting;
  if (waiting.mayHaveArrived && Date.now() - recordedAtMs > KEY_LIFE_MS) {
    keepWaiting({ ...waiting, mayHaveArrived: false, refusal: 'too-old' });
    return 'refused';
  }
  // Before, because this page may be closed before the answer comes.
  keepWaiting({ ...waiting, mayHaveArrived: true });
  try {
    noteOwnChange(await call('createExchange', { body }, { idempotencyKey: key, asOneself: true }));
    dropWaiting(key);
    return 'recorded';
  } catch (error) {
    if (isRefusal(error, ...LATER)) {
      if (isRefusal(error, ...UNDONE)) keepWaiting(waiting);
      return 'later';
    }
    keepWaiting({ ...waiting, mayHaveArrived: false, refusal: codeOf(error) });
    return 'refused';
  }
}

/** Answers after which the same exchange is tried again. */
const LATER = [
  'offline',
  'unreadable',
  'unavailable',
  'internal',
  'unauthenticated',
  'too-many-requests',
] as const;
/** Those of them that are certain: nothing has been recorded. */
const UNDONE = ['unauthenticated', 'too-many-requests'] as const;

/** One tab at a time. Browsers lock nothing on plain http; there the key alone makes it one exchange. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}
