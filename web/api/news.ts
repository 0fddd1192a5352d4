/**
 * News of the portal: which exchanges of mine have just changed, as they change. One stream a page in
 * sight; when it is cut it is taken up again, ever more patiently. EventSource cannot say who asks, so
 * the stream is read by hand.
 */
import { isRefusal } from './api-error.ts';
import { callStream } from './call.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

interface Listener {
  /** Something has changed, or may have while the stream was cut. */
  onNews: () => void;
  /** The stream has opened or has been cut. */
  onLive: (isLive: boolean) => void;
}

/** Listens until `signal`, or until the portal says that this person may not. */
export async function listenToNews(
  { onNews, onLive }: Listener,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let wasCut = false;
  while (!signal.aborted) {
    try {
      const stream = await callStream('listenToNews', {}, { signal });
      pauseMs = FIRST_PAUSE_MS;
      onLive(true);
      if (wasCut) onNews();
      await hear(stream, onNews);
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

/** Hears one stream to its end. */
async function hear(stream: ReadableStream<Uint8Array>, onNews: () => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    if (events.some((event) => /^data:/m.test(event))) onNews();
  }
}

/** Waits; an end of listening ends the waiting too. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
