/** A thread for the stories of threads: it counts, and breaks when told to. */
import { serveBytes } from '#server/platform/byte-thread-inside.ts';

export interface CountingJob {
  /** How far to count. */
  to: number;
  /** After that, it fails or takes the whole thread along. */
  atEnd?: 'fail' | 'die';
}

serveBytes<CountingJob>(count, async () => {});

async function* count({ to, atEnd }: CountingJob): AsyncGenerator<Uint8Array> {
  for (let number = 1; number <= to; number += 1) yield Uint8Array.of(number);
  if (atEnd === 'fail') throw Object.assign(new Error('counted too far'), { code: '57P01' });
  if (atEnd === 'die') process.exit(1);
}
