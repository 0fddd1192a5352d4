/**
 * A portal for one file of stories: the real application, listening on a free port, over a
 * database of its own with the small world in it, and a clock that moves only when told.
 */
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { LiveUpdates } from '#server/modules/live/live-updates.ts';
import { createClock, minutesAfter } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { createLog } from '#server/platform/log.ts';
import { openMetrics } from '#server/platform/metrics.ts';
import { Replica } from '#server/platform/replica.ts';
import { Caller } from './caller.ts';
import { borrowDatabase, giveBack } from './story-databases.ts';
import { emailOf, NOW, PASSWORD, type Who, type World } from './world.ts';

const CONNECTIONS = 10;
/** Short, so that stories about it need not wait. */
const HEARTBEAT_MS = 200;

/** Everybody's usual browser, so that no letter comes about a new one. */
export const USUAL_DEVICE = `device=${'u'.repeat(43)}`;

type Connect = (databaseUrl: string) => Database | Promise<Database>;

/** Connects as the portal of a story does. */
export function connectTo(url: string): Database {
  return new Database(url, { connections: CONNECTIONS, onError: () => {} });
}

export class TestPortal {
  readonly deps: Deps;
  readonly world: World;
  readonly #moveTo: (now: Date) => void;
  readonly url: string;

  constructor(parts: { deps: Deps; world: World; url: string; moveTo: (now: Date) => void }) {
    this.deps = parts.deps;
    this.world = parts.world;
    this.url = parts.url;
    this.#moveTo = parts.moveTo;
  }

  /** Somebody without a session. */
  visitor(): Caller {
    return new Caller(this.url, undefined);
  }

  /** Somebody who holds that token. */
  withToken(token: string): Caller {
    return new Caller(this.url, token);
  }

  /** Somebody signed in afresh, through the real door. */
  async signIn(who: Who): Promise<Caller> {
    const answer = await this.visitor().form(
      '/login',
      { username: emailOf(who), password: PASSWORD },
      { cookie: USUAL_DEVICE },
    );
    if (answer.status !== 200) throw new Error(`${who} cannot sign in: ${answer.text}`);
    return new Caller(this.url, answer.text);
  }

  /** Lets time pass for the portal. */
  passMinutes(minutes: number): void {
    this.#moveTo(minutesAfter(this.deps.clock.now(), minutes));
  }

  /** Lets some seconds pass for the portal. */
  passSeconds(seconds: number): void {
    this.passMinutes(seconds / 60);
  }
}

/**
 * Opens a portal before the stories of this file and closes it after them. For stories that do not
 * depend on what the others left behind.
 * @returns a function that gives it, for use inside stories
 */
export function portalForStories(settings?: Partial<Config>, connect?: Connect): () => TestPortal {
  return portalBetween(beforeAll, afterAll, settings, connect);
}

/** The same, with a new portal for each story. */
export function portalForEachStory(
  settings?: Partial<Config>,
  connect?: Connect,
): () => TestPortal {
  return portalBetween(beforeEach, afterEach, settings, connect);
}

function portalBetween(
  before: typeof beforeAll | typeof beforeEach,
  after: typeof afterAll | typeof afterEach,
  settings?: Partial<Config>,
  connect?: Connect,
): () => TestPortal {
  let opened: Awaited<ReturnType<typeof openPortal>> | undefined;
  before(async () => {
    opened = await openPortal(settings, connect);
  });
  after(() => opened?.close());
  return () => {
    if (!opened) throw new Error('the portal is open only while stories run');
    return opened.portal;
  };
}

async function followedFrom(
  primary: Database,
  url: string | undefined,
): Promise<Replica | undefined> {
  if (url === undefined) return undefined;
  const replica = new Replica(primary, connectTo(url), createLog('silent'));
  await replica.follow();
  return replica;
}

/**
 * Opens a portal that the story closes itself.
 * @param connect opens the portal's connections to the database at that address
 * @param log where it writes what happens; nowhere when not said
 */
export async function openPortal(
  settings: Partial<Config> = {},
  connect: Connect = connectTo,
  log = createLog('silent'),
) {
  const files = await borrowDatabase();
  const database = await connect(files.url);
  const world = inject('world');
  let now = NOW;
  const config: Config = {
    ...readConfig({ BOT_CHECK: 'off', PORTAL_ADMIN_EMAILS: emailOf('portale') }),
    ...settings,
  };
  const clock = createClock(config.timeZone, () => now);
  const replica = await followedFrom(database, config.databaseReadUrl);
  const deps: Deps = {
    config,
    database,
    replica,
    clock,
    log,
    liveUpdates: new LiveUpdates({ database, replica, clock, log, heartbeatMs: HEARTBEAT_MS }),
    metrics: config.metricsToken === undefined ? undefined : await openMetrics(),
    secret: 'a secret of thirty-two characters or more',
  };
  const app = await buildApp(deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const moveTo = (moment: Date) => {
    now = moment;
  };
  return {
    portal: new TestPortal({ deps, world, url, moveTo }),
    app,
    async close() {
      await app.close();
      await replica?.close();
      await database.close();
      // Who connects in another way may have changed more than rows.
      if (connect === connectTo) giveBack(files);
      else await files.drop();
    },
  };
}
