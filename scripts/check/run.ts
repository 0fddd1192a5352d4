/** Runs one of the project's own tools and keeps what it says until it is known to matter. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const TOOLS = join(ROOT, 'node_modules/.bin');

/** What a finished tool said, and its exit code (1 when a signal ended it). */
export interface Outcome {
  code: number;
  said: string;
}

interface Circumstances {
  /** The project's root when not said. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Is given each piece of output as it comes; without it, output is only kept. */
  hear?(piece: string): void;
  /** Ends the tool when aborted. */
  signal?: AbortSignal;
}

/** Runs `tool` of node_modules/.bin to its end. */
export function runTool(
  tool: string,
  args: string[],
  { cwd = ROOT, env = {}, hear = () => {}, signal }: Circumstances = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(TOOLS, tool), args, {
      cwd,
      // The project's own Node first: the machine's may be too old for its tools.
      env: { ...process.env, ...env, PATH: `${TOOLS}${delimiter}${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    signal?.addEventListener('abort', () => child.kill(), { once: true });
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
