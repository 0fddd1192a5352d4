/**
 * A portal of several processes: this one keeps the database and starts the others, N that serve and one
 * that works in the background. It takes connections and hands them round; it answers none itself, so
 * that nothing of what people send can end it.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '#server/config.ts';
import { Ending } from '#server/platform/ending.ts';
import { ended, openDatabase, type Portal, type Surroundings } from '#server/portal.ts';
import type { FromFirst, Role } from './messages.ts';
import { Post, tell } from './post.ts';
import { Tally } from './tally.ts';

const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));

/**
 * @param serving how many processes answer requests
 * @throws as `startPortal`
 */
export async function startCrew(
  config: Config,
  serving: number,
  surroundings: Surroundings,
): Promise<Portal> {
  const { log, signal } = surroundings;
  await using opened = new AsyncDisposableStack();
  const ending = new Ending();
  const database = opened.adopt(await openDatabase(config, surroundings), ({ close }) =>
    ending.database('PostgreSQL', close),
  );
  cluster.setupPrimary({ exec: PROCESS, args: [] });
  const tally = new Tally();
  const roles: Role[] = [
    'background',
    ...Array.from({ length: serving }, () => 'serving' as const),
  ];
  const posts = roles.map((role) => {
    const connections = connectionsOf(role, serving);
    const orders: FromFirst = {
      say: 'begin',
      role,
      config,
      databaseUrl: database.url,
      folder: database.folder,
      connections,
    };
    return new Post({
      orders,
      log,
      onReady: (worker) => tally.add(worker),
      onEnd: (worker) => tally.remove(worker),
      onMessage(message, from) {
        if (message.say === 'counted') tally.take(from, message.question, message.counts);
        if (message.say === 'count-all') {
          const { question } = message;
          void tally.all().then((counts) => tell(from, { say: 'all', question, counts }));
        }
      },
    });
  });
  opened.defer(() =>
    ending.part('its processes', () => Promise.all(posts.map((post) => post.stop()))),
  );
  const aborted = signal ? once(signal, 'abort') : new Promise(() => {});
  await Promise.race([Promise.all(posts.map(({ started }) => started)), aborted]);
  signal?.throwIfAborted();
  const running = opened.move();
  return {
    url: config.publicUrl,
    filledWithDemoData: database.filledWithDemoData,
    async stop() {
      const late = await ended(running, ending);
      for (const post of posts) post.kill();
      return [...late, ...posts.flatMap((post) => post.late)];
    },
  };
}

/** A portal of one process has as many. */
const MOST = 20;
/** Fewer would make the requests of a process wait for each other. */
const LEAST = 4;
/** Of all that serve together; PostgreSQL allows 100 where nobody has said otherwise. */
const SERVING = 48;

/**
 * How many connections to the database a process may open.
 * @param serving how many processes answer requests
 */
function connectionsOf(role: Role, serving: number): number {
  if (role === 'background') return MOST;
  return Math.max(LEAST, Math.min(MOST, Math.floor(SERVING / serving)));
}
