/** Two at once, the others in order, and a caller that leaves the queue is skipped. */
import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

const patient = new AbortController().signal;

/** Asks for a turn and writes it down once it begins. */
function ask(semaphore: Semaphore, name: string, begun: string[], signal = patient) {
  const turn = semaphore.acquire(signal);
  turn.then(
    () => begun.push(name),
    () => {},
  );
  return turn;
}

test('a turn begins when one ends, first come first served', async () => {
  const semaphore = new Semaphore(2);
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ask(semaphore, name, begun));
  const endFirst = await a;
  await b;
  expect(begun).toEqual(['a', 'b']);
  endFirst?.();
  const endThird = await c;
  expect(begun).toEqual(['a', 'b', 'c']);
  endThird?.();
  await d;
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('a caller who stops waiting is rejected and takes no turn', async () => {
  const semaphore = new Semaphore(1);
  const begun: string[] = [];
  const end = await semaphore.acquire(patient);
  const leaving = new AbortController();
  const left = ask(semaphore, 'left', begun, leaving.signal);
  const stayed = ask(semaphore, 'stayed', begun);
  leaving.abort();
  await expect(left).rejects.toThrow();
  end();
  (await stayed)();
  await semaphore.acquire(patient);
  expect(begun).toEqual(['stayed']);
});

test('a caller who has left already gets no turn', async () => {
  await expect(new Semaphore(1).acquire(AbortSignal.abort())).rejects.toThrow();
});

test('does two at once, lets three wait, refuses the sixth at once', async () => {
  const rush = new Semaphore(2, { waitingMax: 3, retryAfterS: 2 });
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

test('work that fails leaves its place to the next', async () => {
  const rush = new Semaphore(1);
  await expect(rush.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await rush.run(async () => 'done')).toBe('done');
});

test('the first lane goes before everybody who waits in the last', async () => {
  const rush = new Semaphore(1, { waitingMax: 1, retryAfterS: 2 });
  const end = await rush.acquire();
  const begun: string[] = [];
  const last = rush.run(async () => begun.push('last'));
  const first = rush.run(async () => begun.push('first'), undefined, 'first');
  await expect(rush.run(async () => begun.push('refused'))).rejects.toMatchObject({
    code: 'unavailable',
  });
  end();
  await Promise.all([last, first]);
  expect(begun).toEqual(['first', 'last']);
});
