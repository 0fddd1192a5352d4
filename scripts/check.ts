/**
 * `npm run check`: everything that can be said about the project without running it. The parts run
 * side by side; each gets one line, and a failing one shows what is wrong.
 */
import { join } from 'node:path';
import { PARTS, type Part } from './check/parts.ts';
import { closingLine, exitCodeOf, type Tally } from './tally.ts';

const ROOT = join(import.meta.dirname, '..');

/** Runs every part and says its line as it ends. */
export async function check(parts = PARTS, say = print): Promise<Tally> {
  const passes = await Promise.all(parts.map((part) => runPart(part, say)));
  const passed = passes.filter(Boolean).length;
  return { passed, failed: passes.length - passed, skipped: 0 };
}

async function runPart({ name, faults }: Part, say: typeof print): Promise<boolean> {
  const start = performance.now();
  const found = await faults(ROOT).catch((error: unknown) => String(error));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${found ? '✗' : '✓'} ${name} (${seconds} s)\n`;
  say(found ? `${line}${found.replace(/^/gm, '    ')}\n` : line);
  return !found;
}

function print(text: string): void {
  process.stdout.write(text);
}

if (import.meta.main) {
  const tally = await check();
  print(`${closingLine(tally)}\n`);
  process.exitCode = exitCodeOf(tally);
}
