/** Work in a thread of its own: it comes bit by bit, and whatever breaks in it is told outside. */
import { afterAll, expect, it } from 'vitest';
import { ByteThread } from '#server/platform/byte-thread.ts';
import type { CountingJob } from './support/counting-thread.ts';

const script = new URL('./support/counting-thread.ts', import.meta.url);
const thread = new ByteThread<CountingJob>(script, undefined);
afterAll(() => thread.close());

const patient = () => new AbortController().signal;

async function all(job: CountingJob, signal = patient()): Promise<number[]> {
  const numbers: number[] = [];
  for await (const bytes of thread.run(job, signal)) numbers.push(...bytes);
  return numbers;
}

it('does several jobs at once, each whole and in order', async () => {
  const counts = await Promise.all([all({ to: 3 }), all({ to: 5 }), all({ to: 0 })]);
  expect(counts).toEqual([[1, 2, 3], [1, 2, 3, 4, 5], []]);
});

it('a job that fails says why, and the next one runs', async () => {
  await expect(all({ to: 2, atEnd: 'fail' })).rejects.toMatchObject({
    message: 'counted too far',
    code: '57P01',
  });
  expect(await all({ to: 1 })).toEqual([1]);
});

it('a thread that dies fails its jobs, and the next job has a new one', async () => {
  await expect(all({ to: 1, atEnd: 'die' })).rejects.toThrow();
  expect(await all({ to: 2 })).toEqual([1, 2]);
});

it('a caller who leaves gets an AbortError, before the start and in the middle', async () => {
  await expect(all({ to: 1 }, AbortSignal.abort())).rejects.toThrow();
  const leaving = new AbortController();
  const counting = thread.run({ to: 100 }, leaving.signal);
  expect((await counting.next()).value).toEqual(Uint8Array.of(1));
  leaving.abort();
  await expect(counting.next()).rejects.toThrow();
  expect(await all({ to: 1 })).toEqual([1]);
});

it('an ended thread begins again when there is something to do', async () => {
  await thread.close();
  expect(await all({ to: 2 })).toEqual([1, 2]);
});
