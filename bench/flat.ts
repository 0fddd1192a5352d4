/**
 * `npm run bench:flat -- --members 1000000 --exchanges 10000000 --banks 1000`: whether calls stay as fast
 * while a portal grows from ten thousand exchanges to so many. Fills both portals, makes each call on both in
 * turns, by one caller alone, in their biggest banks (10,000 members each; 2,500 and 100,000 exchanges), and
 * ends with 1 where one takes more than a fifth longer, or longer than it may.
 */
import { parseArgs } from 'node:util';
import { callersIn, listsOf } from './calls.ts';
import { fill } from './database.ts';
import { callAll } from './load.ts';
import { ALONE, loadOf } from './measure.ts';
import type { MeasuredCall } from './recording.ts';
import { LEAST, type Sizes, sizeOptions, sizesOf } from './sizes.ts';
import { startBenchPostgres } from './started.ts';
import { msText } from './table.ts';
import { WholePortal } from './whole-portal.ts';

/** How much longer a call may take in the grown portal. */
const LONGER_MAX = 1.2;
/** The best of so many turns: whatever else the machine does only adds to one. */
const TURNS = 5;
/** The last page that the small portal has too. */
const DEEP_PAGE = 200;
/**
 * What these count, add up, search or sort is as long as what their caller or their bank has, forty times as
 * much in the grown portal; exchanges of 30 days are counted to a thousand, and the small bank has some dozens.
 * How long each may take there, in ms.
 */
const GROWING_MS_MAX = new Map([
  ['bank exchanges, 30 days', 2],
  ['my year', 2],
  ['my partners', 2],
  ['who can help', 25],
  ['bank search, 30 days', 30],
  ['bank exchanges by name', 100],
  ['bank pending', 3],
  ['friend banks', 3],
  ['bank home', 10],
  ['bank statistics', 100],
]);

interface Grown {
  portal: WholePortal;
  calls: MeasuredCall[];
}

const { values } = parseArgs({ options: sizeOptions });
const print = (line: string) => process.stdout.write(`${line}\n`);
await using ended = new AsyncDisposableStack();
const sizes = sizesOf(values);
const small = await grown({ ...LEAST, banks: 50 });
const large = await grown(sizes);
let isFlat = true;
print(`| call | 10,000 exchanges | ${sizes.exchanges.toLocaleString('en')} exchanges | times |`);
print('| --- | --- | --- | --- |');
for (const [index, call] of small.calls.entries()) {
  const same = large.calls[index];
  if (!same) throw new Error('both portals get the same calls');
  const [before, after] = await inTurns([
    () => p50Of(small.portal, call),
    () => p50Of(large.portal, same),
  ]);
  const times = after / before;
  const ownLimit = GROWING_MS_MAX.get(call.name);
  const isLate = ownLimit === undefined ? !(times <= LONGER_MAX) : after > ownLimit;
  if (isLate) isFlat = false;
  const note = ownLimit === undefined ? '' : `, at most ${ownLimit} ms`;
  const cells = [call.name, msText(before), msText(after), `${times.toFixed(2)}${note}`];
  print(`| ${cells.join(' | ')} |${isLate ? ' ✗' : ''}`);
}
process.exitCode = isFlat ? 0 : 1;

/** A portal of that size that serves, and the calls of its biggest bank. */
async function grown(size: Sizes): Promise<Grown> {
  const postgres = await startBenchPostgres();
  ended.defer(() => postgres.stop());
  await fill(postgres.url, size);
  const portal = await WholePortal.start(postgres.url);
  ended.defer(() => portal.stop());
  const { admin, member } = await callersIn(portal, postgres.url);
  return { portal, calls: listsOf(1, member, admin, DEEP_PAGE) };
}

async function p50Of(portal: WholePortal, call: MeasuredCall): Promise<number> {
  return (await callAll(loadOf(portal, call, ALONE))).p50Ms;
}

async function inTurns([one, other]: [() => Promise<number>, () => Promise<number>]): Promise<
  [number, number]
> {
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < TURNS; turn += 1) {
    best[0] = Math.min(best[0], await one());
    best[1] = Math.min(best[1], await other());
  }
  return best;
}
