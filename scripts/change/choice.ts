/** Which of the tests that a change can break are run: the nearest, as long as there is time. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What is run, and what is left out for want of time; the nearest first. */
export interface Choice {
  run: string[];
  leftOut: string[];
}

/** How long each file of tests took when it last ran. */
export type Seconds = Record<string, number>;

/** As long as files that never ran here are taken to need, in seconds: the mean of all on a slow machine. */
const USUAL = { browser: 32, code: 7 };

/**
 * Tests that changed are run whatever they take, then the others by their weight until `budgetS` seconds
 * of their own time are spent; of two as near the shorter one.
 */
export function chosen(weights: Map<string, number>, seconds: Seconds, budgetS: number): Choice {
  const secondsOf = (file: string) =>
    seconds[file] ?? (file.startsWith('e2e/') ? USUAL.browser : USUAL.code);
  const files = [...weights]
    .toSorted(([a, one], [b, other]) => (one === other ? secondsOf(a) - secondsOf(b) : other - one))
    .map(([file]) => file);
  const run: string[] = [];
  const leftOut: string[] = [];
  let left = budgetS;
  for (const file of files) {
    const isChanged = weights.get(file) === Number.POSITIVE_INFINITY;
    const fits = secondsOf(file) <= left;
    if (isChanged || fits) left -= secondsOf(file);
    (isChanged || fits ? run : leftOut).push(file);
  }
  return { run, leftOut };
}

const KEPT = '.cache/test-seconds.json';

/** What was kept of earlier runs below `root`; nothing the first time. */
export async function keptSeconds(root: string): Promise<Seconds> {
  const kept = await readFile(join(root, KEPT), 'utf8').catch(() => '{}');
  return z.record(z.string(), z.number()).parse(JSON.parse(kept));
}

/** Keeps what a run says; files that did not run keep what is known of them. */
export async function keepSeconds(root: string, seconds: Seconds): Promise<void> {
  const path = join(root, KEPT);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ ...(await keptSeconds(root)), ...seconds }, null, 1));
}
