/** The portal under test: the real process with its own PostgreSQL, started again whenever it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRunningPostgres } from '#server/platform/embedded-postgres.ts';
import { freePort } from '../../scripts/processes.ts';
import { childrenOf, postgresIn, signal } from './process-tree.ts';

const LOOK_EVERY_MS = 50;
const BACK_WITHIN_MS = 120_000;
/** So much of the end of a log says what was wrong. */
const LOG_SHOWN = 2_000;

/** How a portal is started. */
interface Beginning {
  /** Settings beyond those of every crash test. */
  env: NodeJS.ProcessEnv;
  args: string[];
}

/** How a process ended: by itself with a code, or by a signal, and after how many ms. */
interface End {
  code: number | null;
  by: NodeJS.Signals | null;
  ms: number;
}

export class PortalUnderTest {
  readonly url: string;
  readonly dataDir: string;
  readonly logFile: string;
  /** How often the process ended without having been killed here. */
  endedByItself = 0;
  /** The settings of the portal and of its commands. */
  readonly env: NodeJS.ProcessEnv;
  readonly #args: string[];
  readonly #log: WriteStream;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #wasKilled = false;

  private constructor(port: number, dataDir: string, { env, args }: Beginning) {
    this.url = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.env = { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir };
    this.#args = args;
    this.logFile = `${dataDir}.log`;
    this.#log = createWriteStream(this.logFile, { flags: 'a' });
  }

  /** Starts it on a free port, and waits until it answers. */
  static async start(
    dataDir: string,
    smtpUrl: string,
    { env = {}, args = [] }: Partial<Beginning> = {},
  ): Promise<PortalUnderTest> {
    const portal = new PortalUnderTest(await freePort(), dataDir, {
      args,
      env: {
        ...{ SMTP_URL: smtpUrl, MAIL_FROM: 'portale@example.org', DEMO: 'on', QUIET_HOURS: 'off' },
        ...{ SEAL_MAIL_TO: 'notaio@example.com', ...env },
      },
    });
    portal.#begin();
    await portal.backAfter();
    return portal;
  }

  /** As a service manager does: whatever ends is started again at once. */
  #begin(): void {
    const child = spawn(process.execPath, ['server/main.js', ...this.#args], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.pipe(this.#log, { end: false });
    child.stderr?.pipe(this.#log, { end: false });
    child.once('exit', () => {
      if (this.#isStopping) return;
      if (!this.#wasKilled) this.endedByItself += 1;
      this.#wasKilled = false;
      this.#begin();
    });
    this.#child = child;
  }

  /** Ends the portal as a crash does. */
  killPortal(): void {
    this.#wasKilled = true;
    this.#child?.kill('SIGKILL');
  }

  /**
   * Ends it in order, from wherever it is, also while it starts: as a service manager does, or as somebody
   * at the keyboard who presses twice. It is started again at once.
   * @param signals one after the other, without waiting for what they do
   */
  async end(signals: readonly NodeJS.Signals[]): Promise<End> {
    const child = this.#child;
    if (!child || child.exitCode !== null) throw new Error('there is no process to end');
    this.#wasKilled = true;
    const start = performance.now();
    const ended = once(child, 'exit');
    for (const name of signals) child.kill(name);
    const [code, by] = await ended;
    return { code, by, ms: performance.now() - start };
  }

  /** Ends one of the processes that the first one has started. @returns whether there was one */
  async killWorker(nth: number): Promise<boolean> {
    const workers = await childrenOf(this.#child?.pid ?? 0);
    const pid = workers[nth % workers.length];
    return pid !== undefined && signal(pid, 'SIGKILL');
  }

  /** Ends its PostgreSQL as a crash does, every process of it. */
  async killPostgres(): Promise<void> {
    for (const pid of await this.#postgres()) signal(pid, 'SIGKILL');
  }

  /** Stops every process of its PostgreSQL in the middle of what it does, or lets them go on. */
  async freezePostgres(isFrozen: boolean): Promise<void> {
    for (const pid of await this.#postgres()) signal(pid, isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  #postgres(): Promise<number[]> {
    return postgresIn(join(this.dataDir, 'postgres', 'cluster'));
  }

  /** Waits until it is well. @returns after how many ms. @throws when it does not come back */
  async backAfter(): Promise<number> {
    const start = performance.now();
    while (performance.now() - start < BACK_WITHIN_MS) {
      if ((await this.health()).status === 200) return performance.now() - start;
      await pause(LOOK_EVERY_MS);
    }
    const log = await readFile(this.logFile, 'utf8').catch(() => '');
    throw new Error(`the portal does not come back: ${log.slice(-LOG_SHOWN)}`);
  }

  /** The status of its health, 0 when nothing answers, and how long the answer took. */
  async health(): Promise<{ status: number; ms: number }> {
    const start = performance.now();
    const status = await fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(10_000) })
      .then((answer) => answer.status)
      .catch(() => 0);
    return { status, ms: performance.now() - start };
  }

  /** Where the owner of its database finds it. @throws when PostgreSQL does not run */
  async databaseUrl(): Promise<string> {
    const url = this.env.DATABASE_URL ?? (await findRunningPostgres(this.dataDir));
    if (url === undefined) throw new Error('PostgreSQL does not run');
    return url;
  }

  /** Ends it in order. @returns its exit code */
  async stop(): Promise<number | null> {
    this.#isStopping = true;
    if (!this.#child || this.#child.exitCode !== null) return 0;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  }
}
