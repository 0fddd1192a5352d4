/** However many receivers are slow, most workers stay free. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlowReceivers } from './slow-receivers.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const MOST = 2;
const MUTE_MS = 10_000;

/** Calls one. @returns the end of the call, so many milliseconds later */
function begin(receivers: SlowReceivers, receiver: number) {
  const answer = Promise.withResolvers<void>();
  const call = receivers.call(receiver, () => answer.promise);
  return {
    async answerAfter(ms: number): Promise<void> {
      vi.advanceTimersByTime(ms);
      answer.resolve();
      await call;
    },
    async failAfter(ms: number): Promise<void> {
      vi.advanceTimersByTime(ms);
      answer.reject(new Error('mute'));
      await expect(call).rejects.toThrow('mute');
    },
  };
}

it('lets few of those in that were slow the last time, and everybody else', async () => {
  const receivers = new SlowReceivers(MOST);
  for (const receiver of [1, 2, 3]) await begin(receivers, receiver).answerAfter(MUTE_MS);
  const calls = [1, 2].map((receiver) => begin(receivers, receiver));
  expect(receivers.mayCall(3)).toBe(false);
  expect(receivers.mayCall(4)).toBe(true);
  for (const call of calls) await call.answerAfter(MUTE_MS);
  expect(receivers.mayCall(3)).toBe(true);
});

it('remembers who failed slowly, and forgives who answers quickly', async () => {
  const receivers = new SlowReceivers(0);
  await begin(receivers, 1).failAfter(MUTE_MS);
  expect(receivers.mayCall(1)).toBe(false);
  await begin(receivers, 1).answerAfter(100);
  expect(receivers.mayCall(1)).toBe(true);
  await begin(receivers, 1).failAfter(100);
  expect(receivers.mayCall(1)).toBe(true);
});
