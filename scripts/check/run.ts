/** Runs one of the project's own tools and keeps what it says until it is known to matter. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What a finished tool said, and its exit code (1 when a signal ended it). */
export interface Outcome {
  code: number;
  said: string;
}

/**
 * Runs `tool` of node_modules/.bin in the project's root.
 * @param hear is given each piece of output as it comes; without it, it is only kept.
 */
export function runTool(
  tool: string,
  args: string[],
  hear: (piece: string) => void = () => {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', tool), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const keep = (piece: string) => {
      said += piece;
      hear(piece);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}
