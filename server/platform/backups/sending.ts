/** Hands a backup over to a program of the operator's, which carries it to another machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '#contract/time.ts';
import { programEnvironment } from '../environment.ts';
import { StartFailure } from '../start-failure.ts';

/** What lies in the folder of the backups: the name of the last file that arrived elsewhere. */
const MARK = 'last-sent';

/** A backup of a whole country over a slow line. */
const LIMIT_MS = 2 * HOUR_MS;
const QUOTED_MAX = 500;

/** Runs `program` with the file of a backup. @throws StartFailure when it does not end well */
export async function sendBackup(
  program: string,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  // A group of its own: what a script has started ends with it.
  const child = spawn(program, [file], {
    ...{ detached: true, env: programEnvironment() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  const limit = AbortSignal.timeout(LIMIT_MS);
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  stop.addEventListener('abort', end);
  let complaints = '';
  child.stderr.on('data', (bytes) => {
    complaints = `${complaints}${bytes}`.slice(-QUOTED_MAX);
  });
  try {
    const [code, by] = await once(child, 'close');
    signal?.throwIfAborted();
    if (code === 0) return;
    const said = complaints.trim().split('\n').at(-1);
    const how = limit.aborted ? 'it was not done within two hours' : `it ended with ${code ?? by}`;
    throw new StartFailure(`${program} failed: ${limit.aborted ? how : said || how}`);
  } catch (error) {
    if (error instanceof StartFailure || signal?.aborted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`${program} cannot be run: ${reason}.`);
  } finally {
    stop.removeEventListener('abort', end);
  }
}

/** Remembers, for the monitoring and for the next try, what has arrived. */
export function markSent(folder: string, name: string): Promise<void> {
  return writeFile(join(folder, MARK), `${name}\n`, { mode: 0o600 });
}

/** The last file that arrived, and when; undefined before the first one. */
export async function lastSent(folder: string): Promise<{ name: string; at: Date } | undefined> {
  const mark = join(folder, MARK);
  try {
    const [text, { mtime: at }] = await Promise.all([readFile(mark, 'utf8'), stat(mark)]);
    return { name: text.trim(), at };
  } catch {
    return undefined;
  }
}
