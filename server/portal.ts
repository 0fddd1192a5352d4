/** A whole portal: its parts started in order, and stopped in the reverse one. */
import { join } from 'node:path';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connect, replicaOf } from './connecting.ts';
import { fillWithDemoData } from './demo/fill.ts';
import type { Deps } from './deps.ts';
import { startBackground } from './modules/running/jobs/background.ts';
import { watchProcess } from './modules/running/metrics/figures.ts';
import { LIVE_CHANNEL, LiveUpdates } from './modules/sending/live/live-updates.ts';
import { createClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { DiskRoom } from './platform/disk-room.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { Ending } from './platform/ending.ts';
import { listenTo } from './platform/listener.ts';
import { createLog, type Log } from './platform/log.ts';
import { type Metrics, openMetrics } from './platform/metrics.ts';
import { hashPassword } from './platform/passwords.ts';
import { loadOrCreateSecret } from './platform/secrets.ts';
import { StartFailure, startFailureFrom } from './platform/start-failure.ts';
import { onceOn, prepareDatabase } from './preparing.ts';

const WEB = join(import.meta.dirname, '../web/dist');

/** Requests, jobs and the outbox share them. */
const CONNECTIONS = 20;

export interface Portal {
  /** Where it listens. */
  url: string;
  /** Whether the demo data was written at this start. */
  filledWithDemoData: boolean;
  /**
   * Lets running requests and jobs end, then closes everything, in 40 s at most.
   * @returns what it was not waited for any longer, by name
   */
  stop(): Promise<readonly string[]>;
}

export interface Surroundings {
  log: Log;
  /** Told what takes long or is unusual while starting. */
  say(line: string): void;
  /** Told when the portal can no longer work. */
  onLost(failure: StartFailure): void;
  /** Aborted when the portal is to end before it has started. */
  signal?: AbortSignal;
}

/** For a portal that starts without a person watching. */
const QUIET: Surroundings = {
  log: createLog('warn'),
  say: () => {},
  onLost(failure) {
    throw failure;
  },
};

/**
 * A whole portal in this process.
 * @throws StartFailure, in one line, or the reason of `signal`; in both cases everything that had
 *   been opened is closed again
 */
export async function startPortal(
  config: Config,
  surroundings: Surroundings = QUIET,
): Promise<Portal> {
  await using opened = new AsyncDisposableStack();
  const ending = new Ending();
  const database = opened.adopt(await openDatabase(config, surroundings), ({ close }) =>
    ending.database('PostgreSQL', close),
  );
  const { url: databaseUrl, folder, filledWithDemoData } = database;
  const process = { databaseUrl, folder, connections: CONNECTIONS, does: EVERYTHING, ending };
  const metrics = config.metricsToken === undefined ? undefined : await openMetrics();
  opened.adopt(await startProcess(config, process, surroundings, metrics), ({ stop }) => stop());
  const running = opened.move();
  return { url: config.publicUrl, filledWithDemoData, stop: () => ended(running, ending) };
}

/** Closes everything. @returns what was late */
export async function ended(
  running: AsyncDisposableStack,
  ending: Ending,
): Promise<readonly string[]> {
  await running.disposeAsync();
  return ending.late;
}

/** The database of a portal, up to date. */
interface ReadyDatabase {
  /** Where those who serve find it. */
  url: string;
  /** Where the PostgreSQL of the portal's own lies; undefined where there is none. */
  folder: string | undefined;
  filledWithDemoData: boolean;
  /** Ends the PostgreSQL of the portal's own. */
  close(): Promise<void>;
}

/**
 * What is done once for a portal, however many processes it has: its own PostgreSQL, migrations, and
 * the demo.
 * @throws as `startPortal`
 */
export async function openDatabase(
  config: Config,
  { log, say, onLost, signal }: Surroundings,
): Promise<ReadyDatabase> {
  await using opened = new AsyncDisposableStack();
  const { url, ownerUrl, folder } = config.databaseUrl
    ? { url: config.databaseUrl, ownerUrl: undefined, folder: undefined }
    : await startOwnDatabase(config, { say, onLost }, opened);
  signal?.throwIfAborted();
  await prepareDatabase(url, ownerUrl, signal);
  const filledWithDemoData = config.demo && (await fillDemo(config, url, log));
  signal?.throwIfAborted();
  const running = opened.move();
  return { url, folder, filledWithDemoData, close: () => running.disposeAsync() };
}

function fillDemo({ timeZone }: Config, url: string, log: Log): Promise<boolean> {
  const onError = (error: Error) => log.warn(error, 'a database connection broke');
  const fill = (database: Database) =>
    fillWithDemoData(database, createClock(timeZone), hashPassword, timeZone);
  return onceOn(url, fill, onError);
}

/** What a process of a portal does: it serves, or works in the background, or both. */
interface Does {
  serving: boolean;
  background: boolean;
}
const EVERYTHING: Does = { serving: true, background: true };

interface Process {
  databaseUrl: string;
  /** Where the PostgreSQL of the portal's own lies. */
  folder?: string | undefined;
  connections: number;
  does: Does;
  /** Its end. */
  ending: Ending;
}

/**
 * One process of a portal, on a database that is ready.
 * @param metrics undefined where nobody reads figures
 * @throws as `startPortal`
 */
export async function startProcess(
  config: Config,
  { databaseUrl, folder, connections, does, ending }: Process,
  { log, signal }: Pick<Surroundings, 'log' | 'signal'>,
  metrics: Metrics | undefined,
): Promise<{ stop(): Promise<void> }> {
  await using opened = new AsyncDisposableStack();
  const clock = createClock(config.timeZone);
  const secret = config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir));
  const connecting = { databaseUrl, connections, log, metrics };
  const disk = folder === undefined ? undefined : new DiskRoom(folder, config.diskLowBytes);
  const open = (pooledUrl: string | undefined, isServing: boolean): Deps => {
    const database = connect(config, { ...connecting, pooledUrl });
    opened.defer(() => ending.part('connections to the database', () => database.close()));
    const replica = isServing ? replicaOf(config, database, connecting) : undefined;
    opened.defer(() => ending.part('the replica', async () => replica?.close()));
    const liveUpdates = new LiveUpdates({ database, replica, clock, log });
    return { config, database, replica, clock, log, liveUpdates, disk, metrics, secret };
  };
  const pooledUrl = does.serving ? config.databasePooledUrl : undefined;
  const deps = open(pooledUrl, does.serving);
  if (does.background) {
    // Its workers listen, which needs a connection that stays the same.
    const background = await startBackground(
      pooledUrl === undefined ? deps : open(undefined, false),
    );
    opened.defer(() => ending.part('work in the background', () => background.stop()));
    // Who serves tells it with the rest.
    if (!does.serving) watchProcess(deps);
  }
  if (does.serving) await serve(deps, { opened, ending, signal });
  const running = opened.move();
  return { stop: () => running.disposeAsync() };
}

/** Listens: to the news of the database, and then to people. */
async function serve(
  deps: Deps,
  {
    opened,
    ending,
    signal,
  }: { opened: AsyncDisposableStack; ending: Ending; signal?: AbortSignal | undefined },
): Promise<void> {
  const { config, database, liveUpdates, log } = deps;
  await lookAtPooler(deps);
  const listener = listenTo({
    databaseUrl: database.url,
    channel: LIVE_CHANNEL,
    onMessage: (message) => void liveUpdates.forward(message),
    onGap: () => void liveUpdates.refreshAll(),
    log,
  });
  opened.defer(() => ending.part('the channel of live updates', () => listener.stop()));
  await deps.replica?.follow();
  const app = await buildApp(deps, WEB);
  opened.defer(() => ending.part('calls in hand', async () => app.close()));
  signal?.throwIfAborted();
  await listen(app, config);
}

/** @throws StartFailure when there is a pooler and it does not answer */
async function lookAtPooler({ database, log }: Deps): Promise<void> {
  try {
    const pooler = await database.pooler();
    if (pooler?.limitsStatements === false) {
      log.warn({}, 'DATABASE_URL_POOLED has no statement_timeout: deploy/pgbouncer.ini sets one');
    }
  } catch (error) {
    throw startFailureFrom('DATABASE_URL_POOLED does not answer', error);
  }
}

async function startOwnDatabase(
  { dataDir }: Config,
  { say, onLost }: Pick<Surroundings, 'say' | 'onLost'>,
  opened: AsyncDisposableStack,
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    ...{ dataDir, log: say, onLost },
    keepsBallast: true,
  });
  opened.defer(() => postgres.stop());
  return postgres;
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { port, host }: Config,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartFailure(
        `Port ${port} is taken: stop what listens there, or set PORT to another number.`,
      );
    }
    throw startFailureFrom(`The portal cannot listen on ${host}:${port}`, error);
  }
}
