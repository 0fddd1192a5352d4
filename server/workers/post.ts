/** A post: one place for a process of the portal. Whenever its process ends, another takes its place. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { type FromFirst, type FromWorker, readFromWorker } from './messages.ts';
import { pauseAfter, STEADY_MS } from './pauses.ts';

interface PostOptions {
  /** What a new process is told first. */
  orders: Extract<FromFirst, { say: 'begin' }>;
  /** Told when a process works. */
  onReady(worker: Worker): void;
  onMessage(message: FromWorker, from: Worker): void;
  /** Told when a process has ended, for whatever reason. */
  onEnd(worker: Worker): void;
  log: Log;
}

export class Post {
  readonly #options: PostOptions;
  readonly #stopping = new AbortController();
  readonly #started = Promise.withResolvers<void>();
  readonly #ended: Promise<void>;
  #worker: Worker | undefined;
  #late: string | undefined;
  #hasStarted = false;

  constructor(options: PostOptions) {
    this.#options = options;
    // Stopping it before it has started does not wait for its start.
    this.#started.promise.catch(() => {});
    this.#ended = this.#keep();
  }

  /** Resolves when its first process works. @throws StartFailure why it could not start */
  get started(): Promise<void> {
    return this.#started.promise;
  }

  /** What its process did not wait for any longer as it ended. */
  get late(): string[] {
    return this.#late === undefined ? [] : [this.#late];
  }

  /** Lets its process finish what it has in hand, and starts no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#worker) tell(this.#worker, { say: 'end' });
    await this.#ended;
  }

  /** Ends a process that has not ended when it should have. */
  kill(): void {
    if (this.#worker?.isDead() === false) this.#worker.process.kill('SIGKILL');
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stopping;
    const { log, orders } = this.#options;
    for (let shortLives = 0; ; ) {
      const begun = performance.now();
      const how = await this.#employ();
      if (signal.aborted || !this.#hasStarted) return;
      shortLives = performance.now() - begun < STEADY_MS ? shortLives + 1 : 1;
      const pauseMs = pauseAfter(shortLives);
      log.error(
        {},
        `A ${orders.role} process ended (${how}); the next one starts in ${pauseMs / 1000} s`,
      );
      await pause(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
    }
  }

  /** One process from its start to its end. @returns how it ended */
  async #employ(): Promise<string> {
    const { orders, onReady, onMessage, onEnd } = this.#options;
    const worker = cluster.fork();
    this.#worker = worker;
    let reason: string | undefined;
    // A channel that breaks is followed by the end of the process.
    worker.on('error', () => {});
    worker.on('message', (text: unknown) => {
      const message = readFromWorker(text);
      if (message.say === 'failed') {
        reason = message.reason;
        if (this.#stopping.signal.aborted) this.#late = reason;
      } else if (message.say === 'ready') {
        this.#hasStarted = true;
        onReady(worker);
        this.#started.resolve();
      } else onMessage(message, worker);
    });
    tell(worker, orders);
    const [code, signal] = await once(worker, 'exit');
    onEnd(worker);
    const how = reason ?? (signal ? String(signal) : `code ${code}`);
    // Without effect once it has started.
    this.#started.reject(new StartFailure(reason ?? `A process of the portal ended: ${how}.`));
    return how;
  }
}

/** Says something to a process, which may have ended by now. */
export function tell(worker: Worker, message: FromFirst): void {
  if (worker.isConnected()) worker.send(message, () => {});
}
