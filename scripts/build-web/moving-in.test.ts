/** A new build takes the place of an old one under a portal that serves it. */

import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { moveIn, placeForBuild } from './moving-in.ts';

const NOW = Date.UTC(2026, 10, 24);
let dist: string;

beforeEach(async () => {
  dist = join(await mkdtemp(join(tmpdir(), 'time-bank-dist-')), 'dist');
});
afterEach(() => rm(dirname(dist), { recursive: true }));

/** A build whose page names its script. */
async function build(now: number, files: Record<string, string>): Promise<void> {
  const place = await placeForBuild(dist, now);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await writeFile(join(place, name), text);
  }
  await moveIn(place, dist, now);
}

const read = (name: string) => readFile(join(dist, name), 'utf8');
const first = { 'index.html': 'a.js', 'assets/a.js': 'A', 'old.svg': 'O' };
const second = { 'index.html': 'b.js', 'assets/b.js': 'B' };

it('no address is missing at any moment, and each page finds the script that it names', async () => {
  const others = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`assets/other-${index}.js`, 'O']),
  );
  const page = (script: string) => ({
    ...{ 'index.html': script, 'old.svg': 'O', ...others },
    [`assets/${script}`]: script,
  });
  await build(NOW, page('script.js'));
  let isDone = false;
  const look = async () => {
    let looks = 0;
    for (; !isDone; looks += 1) {
      const script = await read('index.html');
      expect(await read(`assets/${script}`)).toBe(script);
      expect(await read('old.svg')).toBe('O');
    }
    return looks;
  };
  const looking = look();
  for (let turn = 0; turn < 20; turn += 1) await build(NOW, page(`script-${turn}.js`));
  isDone = true;
  expect(await looking).toBeGreaterThan(20);
});

it('what only the old one has stays for a week after it was superseded', async () => {
  await build(NOW, first);
  await build(NOW + 100 * DAY_MS, second);
  await build(NOW + 107 * DAY_MS, second);
  expect(await read('assets/a.js')).toBe('A');
  await build(NOW + 108 * DAY_MS, second);
  await expect(read('assets/a.js')).rejects.toThrow('ENOENT');
  await expect(read('old.svg')).rejects.toThrow('ENOENT');
  expect(await read('assets/b.js')).toBe('B');
});

it('what was made again counts from its new end', async () => {
  await build(NOW, first);
  await build(NOW + DAY_MS, second);
  await build(NOW + 5 * DAY_MS, first);
  await build(NOW + 10 * DAY_MS, second);
  expect(await read('assets/a.js')).toBe('A');
});

it('a compressed copy never outlives its text, for it would be served in its place', async () => {
  await build(NOW, { 'index.html': 'old', 'index.html.br': 'OLD', 'assets/a.js.br': 'A' });
  await build(NOW, { 'index.html': 'new' });
  expect((await readdir(dist)).sort()).toEqual(['.superseded.json', 'assets', 'index.html']);
  expect(await read('assets/a.js.br')).toBe('A');
});

it('what a killed build left is removed, and what another one is making is not', async () => {
  for (const [name, ageMs] of [
    ['.building-1', DAY_MS],
    ['.building-2', 0],
  ] as const) {
    await mkdir(join(dist, name), { recursive: true });
    const at = (NOW - ageMs) / 1000;
    await utimes(join(dist, name), at, at);
  }
  await build(NOW, first);
  expect((await readdir(dist)).filter((name) => name.startsWith('.building'))).toEqual([
    '.building-2',
  ]);
});
