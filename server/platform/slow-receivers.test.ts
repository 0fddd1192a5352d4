/** However many receivers are slow, most workers stay free. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlowReceivers } from './slow-receivers.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => vi.useRealTimers());

const MOST = 2;
const MUTE = 10_000;

/** Calls one that answers so much later. */
function call(receivers: SlowReceivers, receiver: number, ms: number): Promise<void> {
  return receivers.call(receiver, () => new Promise((resolve) => setTimeout(resolve, ms)));
}

it('lets few of those in that were slow the last time, and everybody else', async () => {
  const receivers = new SlowReceivers(MOST);
  const first = [1, 2, 3].map((receiver) => call(receivers, receiver, MUTE));
  expect(receivers.mayCall(4)).toBe(true);
  await vi.advanceTimersByTimeAsync(MUTE);
  await Promise.all(first);
  const again = [1, 2].map((receiver) => call(receivers, receiver, MUTE));
  expect(receivers.mayCall(3)).toBe(false);
  expect(receivers.mayCall(4)).toBe(true);
  await vi.advanceTimersByTimeAsync(MUTE);
  await Promise.all(again);
  expect(receivers.mayCall(3)).toBe(true);
});

it('forgives who answers quickly, and remembers who fails slowly', async () => {
  const receivers = new SlowReceivers(0);
  const slow = receivers.call(1, async () => {
    await new Promise((resolve) => setTimeout(resolve, MUTE));
    throw new Error('mute');
  });
  slow.catch(() => {});
  await vi.advanceTimersByTimeAsync(MUTE);
  await expect(slow).rejects.toThrow('mute');
  expect(receivers.mayCall(1)).toBe(false);
  const quick = call(receivers, 1, 0);
  await vi.advanceTimersByTimeAsync(1);
  await quick;
  expect(receivers.mayCall(1)).toBe(true);
});
