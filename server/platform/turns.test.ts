/** Two at once, the others in the order of asking, and whoever leaves the queue is skipped. */
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const patient = new AbortController().signal;

/** Asks for a turn and writes it down once it begins. */
function ask(turns: Turns, name: string, begun: string[], signal = patient) {
  const turn = turns.take(signal);
  turn.then(
    () => begun.push(name),
    () => {},
  );
  return turn;
}

test('a turn begins when one ends, first come first served', async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ask(turns, name, begun));
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
  const turns = new Turns(1);
  const begun: string[] = [];
  const end = await turns.take(patient);
  const leaving = new AbortController();
  const left = ask(turns, 'left', begun, leaving.signal);
  const stayed = ask(turns, 'stayed', begun);
  leaving.abort();
  await expect(left).rejects.toThrow();
  end();
  (await stayed)();
  await turns.take(patient);
  expect(begun).toEqual(['stayed']);
});

test('who has left already gets none', async () => {
  await expect(new Turns(1).take(AbortSignal.abort())).rejects.toThrow();
});
