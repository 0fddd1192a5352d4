/** Whole lists: one at a time for each person, in the order of asking. */
import { expect, test } from 'vitest';
import { WholeLists } from './whole-lists.ts';

const patient = new AbortController().signal;

test('a person’s second list waits for their first; somebody else’s does not', async () => {
  const lists = new WholeLists();
  const events: string[] = [];
  const endFirst = await lists.take(1, patient);
  const second = lists.take(1, patient).then((end) => {
    events.push('second');
    return end;
  });
  (await lists.take(2, patient))();
  events.push('somebody else');
  endFirst();
  (await second)();
  expect(events).toEqual(['somebody else', 'second']);
});

test('does not wait for a caller who has gone', async () => {
  const lists = new WholeLists();
  const endFirst = await lists.take(1, patient);
  const leaving = new AbortController();
  const left = lists.take(1, leaving.signal);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  endFirst();
  (await lists.take(1, patient))();
});
