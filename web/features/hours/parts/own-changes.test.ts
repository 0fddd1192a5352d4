/** Which live updates are news to the tab that may have caused them. */
import { expect, test } from 'vitest';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { isNews, noteOwnChange } from './own-changes.ts';

const update = (id: number, status: Exchange['status']) => ({ exchanges: [{ id, status }] });

test('what was done here is no news, however often it is told', () => {
  noteOwnChange({ id: 1, status: 'confirmed' });
  expect([isNews(update(1, 'confirmed')), isNews(update(1, 'confirmed'))]).toEqual([false, false]);
});

test('what others did is news, also to an exchange changed here before', () => {
  noteOwnChange({ id: 2, status: 'pending' });
  expect(isNews(update(2, 'confirmed'))).toBe(true);
  // Taken back: the state known here, but not the one of the lists.
  expect(isNews(update(2, 'pending'))).toBe(true);
});

test('one exchange of others among own ones is news; so is a stream that missed something', () => {
  noteOwnChange({ id: 3, status: 'cancelled' });
  expect(
    isNews({ exchanges: [...update(3, 'cancelled').exchanges, { id: 4, status: 'pending' }] }),
  ).toBe(true);
  expect(isNews({ exchanges: [] })).toBe(true);
});
