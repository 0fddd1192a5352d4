/** The whole portal as `npm start` runs it, on the bench's database: worker of mails and all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { end, freePort } from '../scripts/processes.ts';
import { SECRET } from './portal.ts';
import { YOUNG_GENERATION } from './server-process.ts';
import { begun, over } from './started.ts';

/** What the kernel counts processor time in: a hundredth of a second, on every Linux of today. */
const TICK_MICROSECONDS = 10_000;
const KB_OF_MB = 1024;

/** The portal serves no pages without them, and does not start. */
async function builtWeb(): Promise<void> {
  const build = join(import.meta.dirname, '../scripts/build-web.ts');
  const [code] = await once(
    spawn(process.execPath, [build, '--if-stale'], { stdio: 'inherit' }),
    'exit',
  );
  if (code !== 0) throw new Error('the web could not be built');
}

/** What a bench needs beyond every portal that is measured. */
interface Beyond {
  /** Of Node itself. */
  nodeArgs: string[];
  env: NodeJS.ProcessEnv;
}

export class WholePortal {
  readonly #child: ChildProcess;
  readonly url: string;
  /** From its start until it was ready. */
  readonly startedInMs: number;

  private constructor(child: ChildProcess, url: string, startedInMs: number) {
    this.#child = child;
    this.url = url;
    this.startedInMs = startedInMs;
  }

  /** Builds the web first where it is not built. */
  static async start(
    databaseUrl: string,
    args: string[] = [],
    { nodeArgs = [], env = {} }: Partial<Beyond> = {},
  ): Promise<WholePortal> {
    await builtWeb();
    const port = await freePort();
    const before = performance.now();
    const child = spawn(
      process.execPath,
      [...YOUNG_GENERATION, ...nodeArgs, join(import.meta.dirname, '../server/main.js'), ...args],
      {
        env: {
          ...{ PATH: process.env.PATH, DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET },
          ...{ PORT: String(port), BOT_CHECK: 'off', DEMO: 'off', MAILBOX: 'off' },
          // What is slow under load is what is measured.
          LOG_LEVEL: 'error',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [first] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`the portal did not start: ${first}`);
    child.stdout.resume();
    const startedInMs = performance.now() - before;
    return begun(new WholePortal(child, `http://127.0.0.1:${port}`, startedInMs));
  }

  /** A token of somebody who signs in. */
  async signIn(email: string, password: string): Promise<string> {
    const body = new URLSearchParams({ username: email, password });
    const response = await fetch(`${this.url}/api/login`, { method: 'POST', body });
    if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
    return response.text();
  }

  /** Processor time that the process has used, in µs; undefined where the system does not say. */
  async cpuMicroseconds(): Promise<number | undefined> {
    const stat = await readFile(`/proc/${this.#child.pid}/stat`, 'utf8').catch(() => '');
    // The name in brackets may hold spaces; user and system time are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = z.coerce.number().array().safeParse(fields.slice(11, 13));
    const [user, system] = ticks.data ?? [];
    return user === undefined || system === undefined
      ? undefined
      : (user + system) * TICK_MICROSECONDS;
  }

  /** Memory that the process has now; undefined where the system does not say. */
  async rssMb(): Promise<number | undefined> {
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8').catch(() => '');
    const kb = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
    return kb === undefined ? undefined : Number(kb) / KB_OF_MB;
  }

  async stop(): Promise<void> {
    await end(this.#child);
    over(this);
  }
}
