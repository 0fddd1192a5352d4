/** A portal as `npm start` makes it, with all its processes, for the stories that end some of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/processes.ts';
import { USUAL_DEVICE } from './portal.ts';
import { emailOf, PASSWORD, type Who } from './world.ts';

/** A line of its log, as far as stories look at it. */
interface LogLine {
  pid: number;
  msg: string;
  requestId?: string;
}

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** What goes with a call. */
interface Sent {
  token?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Builds the web where it is not built; a portal does not start without it. */
export async function builtWeb(): Promise<void> {
  const build = spawn('node_modules/.bin/node', ['scripts/build-web.ts', '--if-stale']);
  await once(build, 'exit');
}

export class WholePortal {
  readonly url: string;
  readonly log: LogLine[] = [];
  /** What it says and complains of in words. */
  readonly said: string[] = [];
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown[]>;

  private constructor(port: number, args: string[], env: Record<string, string>, root: string) {
    this.url = `http://localhost:${port}`;
    const unset = {
      DATABASE_URL: '',
      SMTP_URL: '',
      SESSION_SECRET: '',
      BACKUP_DIR: '',
      DEMO: 'off',
    };
    this.#child = spawn(process.execPath, ['server/main.js', ...args], {
      cwd: root,
      env: { ...process.env, ...unset, PORT: String(port), LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#exited = once(this.#child, 'exit');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.#hear(line));
    }
  }

  /**
   * Starts it.
   * @param root of another checkout than this one
   * @returns it when it is open, or has ended
   */
  static async start(
    args: string[],
    env: Record<string, string>,
    root = process.cwd(),
  ): Promise<WholePortal> {
    const portal = new WholePortal(Number(env.PORT ?? (await freePort())), args, env, root);
    const opened = Promise.withResolvers<void>();
    const look = setInterval(() => {
      if (portal.said.some((line) => line.includes(' is open at '))) opened.resolve();
    }, 20);
    await Promise.race([opened.promise, portal.#exited]);
    clearInterval(look);
    return portal;
  }

  /** The first process. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The processes that the first one has started, PostgreSQL left out. */
  async workers(): Promise<number[]> {
    const pids = (await readdir('/proc')).map(Number).filter(Boolean);
    const isWorker = await Promise.all(pids.map((pid) => this.#isWorker(pid)));
    return pids.filter((_, index) => isWorker[index]);
  }

  /** A call on a connection of its own, which goes to the next process in turn. */
  call(method: string, path: string, sent: Sent = {}): Promise<Reply> {
    return callAt(this.url, method, path, sent);
  }

  /** Which process answered a call, once its line is in the log. */
  async answererOf({ headers }: Reply): Promise<number> {
    const find = () => this.log.find(({ requestId }) => requestId === headers['x-request-id']);
    await expect.poll(find).toBeDefined();
    return find()?.pid ?? 0;
  }

  /** The token of somebody of the small world. */
  async signIn(who: Who): Promise<string> {
    const body = new URLSearchParams({ username: emailOf(who), password: PASSWORD }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: USUAL_DEVICE };
    const { status, text: token } = await this.call('POST', '/api/login', { body, headers });
    if (status !== 200) throw new Error(`${who} cannot sign in: ${token}`);
    return token;
  }

  /** Sends a signal and waits for the end. @returns the exit code */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal);
    await this.#exited;
    return this.#child.exitCode;
  }

  async #isWorker(pid: number): Promise<boolean> {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
    const [stat, command] = await Promise.all([read('stat'), read('cmdline')]);
    return Number(/\) \S (\d+)/.exec(stat)?.[1]) === this.pid && command.includes('/workers/');
  }

  #hear(line: string): void {
    const entry = entryIn(line);
    if (entry) this.log.push(entry);
    else if (line !== '') this.said.push(line);
  }
}

/** A call on a connection of its own, to the portal at `url`. */
export async function callAt(
  url: string,
  method: string,
  path: string,
  { token, body, headers = {} }: Sent = {},
): Promise<Reply> {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const sending = request(`${url}${path}`, {
    method,
    agent: false,
    headers: { ...authorization, ...headers },
  });
  sending.end(body);
  const [response] = await once(sending, 'response');
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

/** The entry in a line of the log; in half a line, of a process that was killed while it wrote, there is none. */
function entryIn(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
