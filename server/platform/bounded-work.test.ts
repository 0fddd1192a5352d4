/** A rush: those who find room are served in their order, the others asked to come again. */
import { expect, it } from 'vitest';
import { BoundedWork } from './bounded-work.ts';

it('does two at once, lets three wait, refuses the sixth at once', async () => {
  const rush = new BoundedWork({ atOnce: 2, waitingMax: 3, comeAgainS: 2 });
  const begun: number[] = [];
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const outcomes = ends.map(({ promise }, index) =>
    rush.run(async () => {
      begun.push(index);
      await promise;
      return index;
    }),
  );
  await expect(outcomes[5]).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 2 });
  expect(begun).toEqual([0, 1]);
  for (const { resolve } of ends) resolve();
  expect(await Promise.all(outcomes.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it('work that fails leaves its place to the next', async () => {
  const rush = new BoundedWork({ atOnce: 1, waitingMax: 1, comeAgainS: 2 });
  await expect(rush.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await rush.run(async () => 'done')).toBe('done');
});
