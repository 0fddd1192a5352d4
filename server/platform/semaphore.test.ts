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

test('who stops waiting is refused, and costs nobody a turn', async () => {
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

test('who has left already gets none', async () => {
  await expect(new Semaphore(1).acquire(AbortSignal.abort())).rejects.toThrow();
});
