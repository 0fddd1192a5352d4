/**
 * A portal for one file of stories: the real application, listening on a free port, over a
 * database of its own with the small world in it, and a clock that moves only when told.
 */

import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { minutesAfter } from '#contract/time.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { LiveUpdates } from '#server/modules/sending/live/live-updates.ts';
import { createClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { createLog } from '#server/platform/log.ts';
import { openMetrics } from '#server/platform/metrics.ts';
import { Replica } from '#server/platform/replica.ts';
import { Caller } from './caller.ts';
import { borrowDatabase, connectTo, giveBack, ownDatabase } from './story-databases.ts';
import { emailOf, NOW, PASSWORD, type Who, type World } from './world.ts';

/** Short, so that stories about it need not wait. */
const HEARTBEAT_MS = 200;

/** Everybody's usual browser, so that no letter comes about a new one. */
export const USUAL_DEVICE = `device=${'u'.repeat(43)}`;

type Connect = (databaseUrl: string) => Database | Promise<Database>;

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

  /** What a statement answers, straight from the database. */
  async rows(text: string, values: unknown[] = []) {
    return (await this.deps.database.pool.query(text, values)).rows;
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
  after(async () => {
    const open = opened;
    // One that could not be opened leaves nothing behind, not the one before it.
    opened = undefined;
    await open?.close();
  });
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

interface Served {
  database: Database;
  /** When the portal is closed. */
  end(): Promise<void>;
}

async function lentDatabase(): Promise<Served> {
  const lent = await borrowDatabase();
  return { database: lent.database, end: async () => giveBack(lent) };
}

/** Who connects in another way may change more than rows, so that nobody uses it again. */
async function databaseBy(connect: Connect): Promise<Served> {
  const files = await ownDatabase();
  const database = await connect(files.url);
  return {
    database,
    async end() {
      await database.close();
      await files.drop();
    },
  };
}

/**
 * Opens a portal that the story closes itself.
 * @param connect opens connections to a database of the story's own; not given, it is lent one
 * @param log where it writes what happens; nowhere when not said
 * @param more parts that a portal has only in some places
 */
export async function openPortal(
  settings: Partial<Config> = {},
  connect?: Connect,
  log = createLog('silent'),
  more: Pick<Deps, 'disk'> = {},
) {
  const { database, end } = await (connect ? databaseBy(connect) : lentDatabase());
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
    ...more,
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
      await end();
    },
  };
}
