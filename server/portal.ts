/** A whole portal: its parts started in order, and stopped in the reverse one. */
import { join } from 'node:path';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { fillWithDemoData } from './demo/fill.ts';
import type { Deps } from './deps.ts';
import { batchTasks } from './modules/batches/working.ts';
import { NEWS_CHANNEL } from './modules/mail/drain.ts';
import { startMailRoom } from './modules/mail/room.ts';
import { NewsHub } from './modules/news/hub.ts';
import { createClock } from './platform/clock.ts';
import { Database } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { loadOrCreateSecret } from './platform/kept-secret.ts';
import { listenTo } from './platform/listener.ts';
import { createLog, type Log } from './platform/log.ts';
import { migrate } from './platform/migrations.ts';
import { hashPassword } from './platform/passwords.ts';
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
}

/** For whoever starts a portal without a person watching. */
const QUIET: Surroundings = {
  log: createLog('warn'),
  say: () => {},
  onLost(failure) {
    throw failure;
  },
};

/** @throws StartFailure, in one line, with everything closed again that had been opened */
export async function startPortal(
  config: Config,
  { log, say, onLost }: Surroundings = QUIET,
): Promise<Portal> {
  await using opened = new AsyncDisposableStack();
  const databaseUrl =
    config.databaseUrl ?? (await startOwnDatabase(config, { say, onLost }, opened));
  const database = new Database(databaseUrl, {
    connections: CONNECTIONS,
    onError: (error) => log.warn(error, 'a database connection broke'),
  });
  opened.defer(() => database.close());
  await migrateOrSay(databaseUrl);

  const news = new NewsHub(database, log);
  const deps: Deps = {
    config,
    database,
    clock: createClock(config.timeZone),
    log,
    news,
    secret: config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir)),
  };
  const filledWithDemoData =
    config.demo && (await fillWithDemoData(database, deps.clock, hashPassword));
  const mailRoom = await startMailRoom(deps, batchTasks(deps));
  opened.defer(() => mailRoom.stop());
  const listener = listenTo({
    databaseUrl,
    channel: NEWS_CHANNEL,
    onMessage: (message) => void news.pass(message),
    onGap: () => news.tellAll(),
    log,
  });
  opened.defer(() => listener.stop());

  const app = await buildApp(deps, WEB);
  opened.defer(() => app.close());
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
): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: say, onLost });
  opened.defer(() => postgres.stop());
  return postgres.url;
}

async function migrateOrSay(databaseUrl: string): Promise<void> {
  try {
    await migrate(databaseUrl, MIGRATIONS);
  } catch (error) {
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
