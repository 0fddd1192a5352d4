/**
 * Live updates: which exchanges have just changed. One stream for each visible page; when it is cut it
 * is opened again, after ever longer pauses. EventSource cannot send a token, so the stream is read
 * by hand.
 */
import type { LiveUpdate } from '#contract/hours/exchanges.ts';
import { isRefusal } from './api-error.ts';
import { callStream } from './call.ts';
import { revalidateSession } from './session.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Anything may have changed. */
const UNKNOWN: LiveUpdate = { exchanges: [] };

interface Listener {
  /** Something has changed, or may have while the stream was cut. */
  onUpdate: (update: LiveUpdate) => void;
  /** The stream has opened or has been cut. */
  onLive: (isLive: boolean) => void;
}

/** Listens until `signal`, or until the portal refuses this person. */
export async function listenToUpdates(
  { onUpdate, onLive }: Listener,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let wasCut = false;
  while (!signal.aborted) {
    try {
      const stream = await callStream('listenToNews', {}, { signal });
      pauseMs = FIRST_PAUSE_MS;
      onLive(true);
      if (wasCut) onUpdate(UNKNOWN);
      await readEvents(stream, onUpdate);
    } catch (error) {
      if (isRefusal(error, 'unauthenticated', 'forbidden', 'not-found')) return;
    }
    if (signal.aborted) return;
    wasCut = true;
    onLive(false);
    await pause(pauseMs, signal);
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }
}

/** Reads one stream to its end. */
async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onUpdate: Listener['onUpdate'],
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: ?(.*)/m.exec(event)?.[1];
      if (event.startsWith('event: rooms')) revalidateSession();
      if (data !== undefined) onUpdate(updateIn(data));
    }
  }
}

/** An update of another shape, as a newer portal may send, says that something has changed. */
function updateIn(data: string): LiveUpdate {
  try {
    const update: unknown = JSON.parse(data);
    return isLiveUpdate(update) ? update : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

// By hand: every home would otherwise load the validation library for this one shape.
function isLiveUpdate(update: unknown): update is LiveUpdate {
  return (
    typeof update === 'object' &&
    update !== null &&
    'exchanges' in update &&
    Array.isArray(update.exchanges) &&
    update.exchanges.every((one) => typeof one?.id === 'number' && typeof one.status === 'string')
  );
}

/** Waits; aborting ends the wait too. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
