/** Lines are counted by their marks alone: nothing is parsed before. */
import { expect, it } from 'vitest';
import { assertNotTooManyLines } from './line-count.ts';

const linesOf = (count: number) => Buffer.alloc(count, '\n');

it('200,000 lines are few enough, one more is too many', () => {
  expect(() => assertNotTooManyLines(linesOf(200_000), '\n')).not.toThrow();
  expect(() => assertNotTooManyLines(linesOf(200_001), '\n')).toThrow(
    expect.objectContaining({ code: 'too-large' }),
  );
});

it('a mark of several signs is one line each', () => {
  expect(() => assertNotTooManyLines(Buffer.from('<row'.repeat(200_000)), '<row')).not.toThrow();
});
