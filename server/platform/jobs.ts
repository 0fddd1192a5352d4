/** The process that does jobs: graphile-worker on our own connections, started again if it ends. */

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Job,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  runOnce,
} from 'graphile-worker';
import { DAY_MS } from '#contract/time.ts';
import type { Database } from './database.ts';
import { type JobKind, JobPutOff, type Tasks } from './job-queue.ts';
import { eventsShowingLife, freeJobsOf, recoverOrphans } from './job-recovery.ts';
import type { Log } from './log.ts';

const RESTART_AFTER_MS = 5_000;
/** A worker that gives up for a fault of the database may wait for ever for its broken connections. */
const GIVING_UP_MS = 15_000;
const LOOK_EVERY_MS = 2_000;
const SCHEMA = 'graphile_worker';

export interface JobsOptions {
  database: Database;
  tasks: Tasks;
  /**
   * What is done again and again: minute, hour, day, month, weekday as in cron, in UTC. A server that
   * was off at that time makes up for it when it starts, unless `makesUp` is false.
   */
  schedule: { kind: JobKind<object>; at: string; makesUp?: boolean }[];
  log: Log;
}

interface WorkerOptions extends JobsOptions {
  /** How many jobs it does at the same time. */
  concurrency: number;
  /** How often each of them looks whether a job that waits is due; new ones are told of at once. */
  lookEveryMs?: number;
}

/** Creates the tables of the jobs, or migrates them; `startJobs` does so by itself. */
export function prepareJobs(databaseUrl: string): Promise<void> {
  const silent = new Logger(() => () => {});
  return runMigrations({ connectionString: databaseUrl, schema: SCHEMA, logger: silent });
}

/** Does every job that is due, one after the other, and returns. */
export function finishJobs({ database, tasks, log }: JobsOptions): Promise<void> {
  return runOnce({ ...shared(database, log), taskList: tasks });
}

/**
 * Does jobs from now on, several at a time; needs one connection to listen and one for each.
 * @returns once it works; `stop` waits for the jobs in hand.
 */
export async function startJobs(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { database, log } = options;
  const stopping = new AbortController();
  const stopAsked = once(stopping.signal, 'abort');
  let worker = await startWorker(options);
  const leaveOrphans = recoverOrphans(database, log);
  const ended = keepWorking();
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };

  /** A worker ends by itself when the database goes away at a bad moment, or gives up and never ends. */
  async function keepWorking(): Promise<void> {
    for (;;) {
      await Promise.race([worker.runner.promise.catch(() => {}), worker.hasGivenUp, stopAsked]);
      if (stopping.signal.aborted) break;
      log.warn({}, 'The job worker ended and is started again');
      worker = await replace(worker);
    }
    leaveOrphans();
    await worker.runner.stop().catch(() => {});
  }

  /** Tries until there is a new worker, or none is wanted any more. */
  async function replace(old: Worker): Promise<Worker> {
    while (!stopping.signal.aborted) {
      await pause(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
      try {
        await freeJobsOf(database, old.name);
        return await startWorker(options);
      } catch (error) {
        log.warn({ err: error }, 'The job worker could not be started');
      }
    }
    return old;
  }
}

interface Worker {
  runner: Runner;
  /** What its jobs are locked by. */
  name: string;
  /** Resolves some time after it began to shut down, for whatever reason. */
  hasGivenUp: Promise<void>;
}

async function startWorker(options: WorkerOptions): Promise<Worker> {
  const events = eventsShowingLife();
  let name = '';
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id;
  });
  const givingUp = Promise.withResolvers<void>();
  const giveUp = () => setTimeout(givingUp.resolve, GIVING_UP_MS).unref();
  events.once('pool:gracefulShutdown', giveUp);
  events.once('pool:forcefulShutdown', giveUp);
  const runner = await run({ ...runnerOptions(options), events });
  return { runner, name, hasGivenUp: givingUp.promise };
}

function runnerOptions({
  database,
  tasks,
  schedule,
  concurrency,
  lookEveryMs = LOOK_EVERY_MS,
  log,
}: WorkerOptions) {
  return {
    ...shared(database, log),
    taskList: tasks,
    concurrency,
    pollInterval: lookEveryMs,
    parsedCronItems: parseCronItems(
      schedule.map(({ kind, at, makesUp = true }) => ({
        task: kind.name,
        match: at,
        options: { maxAttempts: kind.tries, backfillPeriod: makesUp ? DAY_MS : 0 },
      })),
    ),
  };
}

function shared({ pool }: Database, log: Log) {
  return {
    pgPool: pool,
    schema: SCHEMA,
    noHandleSignals: true,
    logger: loggerTo(log),
    // Unbatched, outcomes are written down while nobody waits for it: a failure to do so would end
    // the process, and `finishJobs` would return too early.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
}

/** Logs what an operator should know, one line each; a finished job is not logged. */
function loggerTo(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    // The library's own line repeats what the error says.
    if (meta?.failure && meta.error instanceof JobPutOff) return;
    if (meta?.failure) log.error({ ...jobOf(meta.job), err: meta.error }, 'A job failed');
    else if (level === 'error') log.error({ err: meta?.error }, message);
    else if (level === 'warning') log.warn({}, message);
  });
}

/** @param job as the library hands it to its logger, without a type */
function jobOf(job: unknown) {
  const { task_identifier, attempts, max_attempts }: Partial<Job> = { ...Object(job) };
  return { job: task_identifier, attempt: attempts, attemptsMax: max_attempts };
}
