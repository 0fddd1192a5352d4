/** How long the portal waits before it replaces a process. */
import { expect, test } from 'vitest';
import { pauseAfter } from './pauses.ts';

test('the pause doubles with every process that ends soon, up to half a minute', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([200, 400, 800, 1_600]);
  expect([8, 9, 50, 5_000].map(pauseAfter)).toEqual([25_600, 30_000, 30_000, 30_000]);
});
