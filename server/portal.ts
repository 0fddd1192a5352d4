/** A whole portal: its parts started in order, and stopped in the reverse one. */
import { join } from 'node:path';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { fillWithDemoData } from './demo/fill.ts';
import type { Deps } from './deps.ts';
import { startBackground } from './modules/jobs/background.ts';
import { LIVE_CHANNEL, LiveUpdates } from './modules/live/live-updates.ts';
import { createClock } from './platform/clock.ts';
import { Database } from './platform/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { prepareJobs } from './platform/jobs.ts';
import { listenTo } from './platform/listener.ts';
import { createLog, type Log } from './platform/log.ts';
import { openMetrics } from './platform/metrics.ts';
import { migrate } from './platform/migrations.ts';
import { hashPassword } from './platform/passwords.ts';
import { loadOrCreateSecret } from './platform/secrets.ts';
import { grantServingRole } from './platform/serving-role.ts';
import { StartFailure, startFailureFrom } from './platform/start-failure.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const WEB = join(import.meta.dirname, '../web/dist');

/** Requests, jobs and the outbox share them. */
const CONNECTIONS = 20;

export interface Portal {
  /** Where it listens. */
  url: string;
  /** Whether the demo data was written at this start. */
  filledWithDemoData: boolean;
  /** Lets running requests and jobs end, then closes everything. */
  stop(): Promise<void>;
}

interface Surroundings {
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
 * @throws StartFailure, in one line, or the reason of `signal`; in both cases everything that had
 *   been opened is closed again
 */
export async function startPortal(
  config: Config,
  { log, say, onLost, signal }: Surroundings = QUIET,
): Promise<Portal> {
  await using opened = new AsyncDisposableStack();
  const { url: databaseUrl, ownerUrl } = config.databaseUrl
    ? { url: config.databaseUrl, ownerUrl: undefined }
    : await startOwnDatabase(config, { say, onLost }, opened);
  signal?.throwIfAborted();
  const metrics = config.metricsToken === undefined ? undefined : await openMetrics();
  const database = new Database(databaseUrl, {
    connections: CONNECTIONS,
    onError: (error) => log.warn(error, 'a database connection broke'),
    slowness: {
      fromMs: config.slowStatementMs,
      tell(statement, ms) {
        log.warn({ statement, ms }, 'A statement was slow');
        metrics?.slowStatement(statement);
      },
    },
  });
  opened.defer(() => database.close());
  await prepareDatabase(databaseUrl, ownerUrl, signal);

  const clock = createClock(config.timeZone);
  const liveUpdates = new LiveUpdates({ database, clock, log });
  const deps: Deps = {
    config,
    database,
    clock,
    log,
    liveUpdates,
    metrics,
    secret: config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir)),
  };
  const filledWithDemoData =
    config.demo && (await fillWithDemoData(database, deps.clock, hashPassword));
  signal?.throwIfAborted();
  const background = await startBackground(deps);
  opened.defer(() => background.stop());
  const listener = listenTo({
    databaseUrl,
    channel: LIVE_CHANNEL,
    onMessage: (message) => void liveUpdates.forward(message),
    onGap: () => void liveUpdates.refreshAll(),
    log,
  });
  opened.defer(() => listener.stop());

  const app = await buildApp(deps, WEB);
  opened.defer(() => app.close());
  signal?.throwIfAborted();
  await listen(app, config);

  const running = opened.move();
  return {
    url: config.publicUrl,
    filledWithDemoData,
    stop: () => running.disposeAsync(),
  };
}

async function startOwnDatabase(
  { dataDir }: Config,
  { say, onLost }: Pick<Surroundings, 'say' | 'onLost'>,
  opened: AsyncDisposableStack,
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: say, onLost });
  opened.defer(() => postgres.stop());
  return postgres;
}

/** @param ownerUrl of a database whose owner is somebody else than the role that serves */
async function prepareDatabase(
  databaseUrl: string,
  ownerUrl: string | undefined,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await migrate(ownerUrl ?? databaseUrl, MIGRATIONS, signal);
    if (ownerUrl === undefined) return;
    await prepareJobs(ownerUrl);
    await grantServingRole(ownerUrl);
  } catch (error) {
    signal?.throwIfAborted();
    throw startFailureFrom('The database cannot be prepared', error);
  }
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
