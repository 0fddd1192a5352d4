/**
 * Works on a file that somebody sent in a process of its own, one for each file: what it takes of memory
 * and time is bounded, and is given back when the process ends, whatever the file did to it. A thread
 * would leave its memory to the portal. `apart-inside.ts` is what runs in it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';
import { bareEnvironment } from './environment.ts';
import { Refusal } from './http/refusal.ts';

/** How much a process may take before it is ended. */
export interface Bounds {
  /** Computing time, its own start included (0.2 s). */
  cpuMs: number;
  /** The same by the clock, on a machine that has much else to do. */
  ms: number;
  /** Of the whole process, of which Node itself takes some 60. */
  memoryMb: number;
}

/** What a line of the process begins with: a result, why the file is refused, what else went wrong, or the end. */
export const SAYS = { result: '=', refusal: '?', failure: '!', end: '.' } as const;

/** The work of a file. @typeParam Job plain data, sent as JSON */
interface Work<Job> {
  job: Job;
  file: Uint8Array;
  bounds: Bounds;
}

/**
 * The results of the work, each as JSON. The process waits while nobody takes them.
 * @param script calls `workInside`
 * @throws Refusal `too-large` when its time or its memory was up, what the work threw (a Refusal as
 *   such, else with its `code`), or the reason of `signal`, which ends the process
 */
export async function* workApart<Job>(
  script: URL,
  { job, file, bounds }: Work<Job>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, argumentsOf(script, bounds), {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: bareEnvironment(),
  });
  const exited = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end, { once: true });
  // A process that has ended takes nothing any more.
  child.stdin.on('error', () => {});
  try {
    child.stdin.write(`${JSON.stringify(job)}\n`);
    child.stdin.end(file);
    for await (const line of linesOf(child.stdout)) {
      const [sort, said] = [line.slice(0, 1), line.slice(1)];
      if (sort === SAYS.end) return;
      if (sort === SAYS.refusal) throw refusalOf(said);
      if (sort === SAYS.failure) throw failureOf(said);
      yield said;
    }
    signal.throwIfAborted();
    throw new Refusal('too-large');
  } finally {
    signal.removeEventListener('abort', end);
    end();
    await exited;
  }
}

function argumentsOf(script: URL, bounds: Bounds): string[] {
  const heap = `--max-old-space-size=${bounds.memoryMb}`;
  return [heap, fileURLToPath(script), JSON.stringify(bounds)];
}

function refusalOf(said: string): Refusal {
  const { code, errors }: { code: ErrorCode; errors: FieldProblem[] } = JSON.parse(said);
  return new Refusal(code, { errors });
}

function failureOf(said: string): Error {
  const { message, code }: { message: string; code?: string } = JSON.parse(said);
  return Object.assign(new Error(message), { code });
}

async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of stream) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
}
