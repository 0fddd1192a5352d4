/**
 * `npm run check`: everything that can be said about the project without running it. The parts run
 * side by side; each gets one line, and a failing one shows what is wrong.
 */
import { join } from 'node:path';
import { PARTS, type Part } from './check/parts.ts';
import { closingLine, exitCodeOf, type Tally } from './tally.ts';

const ROOT = join(import.meta.dirname, '..');

/** Runs every part and prints its line as it ends. */
export async function check(parts: Part[] = PARTS): Promise<Tally> {
  const passes = await Promise.all(parts.map(runPart));
  const passed = passes.filter(Boolean).length;
  return { passed, failed: passes.length - passed, skipped: 0 };
}

async function runPart({ name, faults }: Part): Promise<boolean> {
  const start = performance.now();
  const found = await faults(ROOT).catch((error: unknown) => String(error));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${found ? '✗' : '✓'} ${name} (${seconds} s)\n`);
  if (found) process.stdout.write(`${found.replace(/^/gm, '    ')}\n`);
  return !found;
}

if (import.meta.main) {
  const tally = await check();
  process.stdout.write(`${closingLine(tally)}\n`);
  process.exitCode = exitCodeOf(tally);
}
