/**
 * Loaded into a portal that is measured (`node --import`): at `EVENT_LOOP_PORT` it says for how long its
 * event loop was blocked at most since the last question, and for how long it computed at a stretch, in ms.
 * On a busy machine a process is blocked while others have the processor; what it computes is its own.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** How often the delay is sampled; it is at least this much. */
const POLL_INTERVAL_MS = 1;

/** Processor time of this thread, in ms. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

// Threads of the portal inherit what it was started with.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: POLL_INTERVAL_MS });
  delay.enable();
  let [before, longest] = [computedMs(), 0];
  setInterval(() => {
    const now = computedMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, POLL_INTERVAL_MS).unref();
  const door = createServer((_, reply) => {
    reply.end(JSON.stringify({ blockedMs: delay.max / 1e6, computedMs: longest }));
    delay.reset();
    longest = 0;
  });
  door.listen(Number(process.env.EVENT_LOOP_PORT), '127.0.0.1').unref();
}
