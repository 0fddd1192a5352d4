/**
 * A portal for one file of stories: the real application, listening on a free port, over a
 * database of its own with the small world in it, and a clock that moves only when told.
 */
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { NewsHub } from '#server/modules/news/hub.ts';
import { createClock, minutesAfter } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { createLog } from '#server/platform/log.ts';
import { Caller } from './caller.ts';
import { createTestDatabase } from './database.ts';
import { createWorld, emailOf, NOW, PASSWORD, type Who, type World } from './world.ts';

const CONNECTIONS = 10;

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
    const answer = await this.visitor().form('/login', {
      username: emailOf(who),
      password: PASSWORD,
    });
    if (answer.status !== 200) throw new Error(`${who} cannot sign in: ${answer.text}`);
    return new Caller(this.url, answer.text);
  }

  /** Lets time pass for the portal. */
  passMinutes(minutes: number): void {
    this.#moveTo(minutesAfter(this.deps.clock.now(), minutes));
  }
}

/**
 * Opens a portal before the stories of this file and closes it after them.
 * @returns a function that gives it, for use inside stories
 */
export function portalForStories(settings: Partial<Config> = {}): () => TestPortal {
  let portal: TestPortal | undefined;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = await openPortal(settings);
    portal = opened.portal;
    close = opened.close;
  });
  afterAll(() => close?.());
  return () => {
    if (!portal) throw new Error('the portal is open only while stories run');
    return portal;
  };
}

async function openPortal(settings: Partial<Config>) {
  const files = await createTestDatabase();
  const database = new Database(files.url, { connections: CONNECTIONS, onError: () => {} });
  const world = await createWorld(database);
  let now = NOW;
  const config: Config = {
    ...readConfig({ BOT_CHECK: 'off', PORTAL_ADMIN_EMAILS: emailOf('portale') }),
    ...settings,
  };
  const log = createLog('silent');
  const deps: Deps = {
    config,
    database,
    clock: createClock(config.timeZone, () => now),
    log,
    news: new NewsHub(database, log),
    secret: 'a secret of thirty-two characters or more',
  };
  const app = await buildApp(deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const moveTo = (moment: Date) => {
    now = moment;
  };
  return {
    portal: new TestPortal({ deps, world, url, moveTo }),
    async close() {
      await app.close();
      await database.close();
      await files.drop();
    },
  };
}
