/** Ends a process of `apart.ts` that takes too much, or whose portal is no more. */
import { workerData } from 'node:worker_threads';
import type { Bounds } from './apart.ts';

const LOOK_EVERY_MS = 25;
const MEGABYTE = 1024 * 1024;

const { cpuMs, ms, memoryMb }: Bounds = workerData;
const parent = process.ppid;

function isTooMuch(): boolean {
  const { user, system } = process.cpuUsage();
  return (
    (user + system) / 1000 > cpuMs ||
    process.uptime() * 1000 > ms ||
    process.memoryUsage.rss() > memoryMb * MEGABYTE ||
    process.ppid !== parent
  );
}

setInterval(() => {
  if (isTooMuch()) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
