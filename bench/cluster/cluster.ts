/** Three machines with one primary among them, set up with the files of `deploy/cluster/`, each at an address of loopback. */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ClusterNode, type Values } from './node.ts';

const NODES = ['alpha', 'beta', 'gamma'];
const LOOK_EVERY_MS = 200;
const WITHIN_MS = 180_000;

export class Cluster {
  readonly nodes: ClusterNode[];
  /** The database `postgres` as its superuser, at the first machine's way to the primary. */
  readonly #superuserUrl: string;

  private constructor(nodes: ClusterNode[], superuserUrl: string) {
    this.nodes = nodes;
    this.#superuserUrl = superuserUrl;
  }

  /**
   * Starts all of it, with an empty database for the portals.
   * @param values what the portals on it need to be told
   * @param ended ends it
   */
  static async start(
    folder: string,
    values: Values,
    ended: AsyncDisposableStack,
  ): Promise<Cluster> {
    const all = { ...onLoopback(), ...secrets(), ...values };
    const nodes = await Promise.all(NODES.map((name) => ClusterNode.make(name, folder, all)));
    const cluster = new Cluster(
      nodes,
      `postgres://postgres:${all.POSTGRES_PASSWORD}@${all.ALPHA}:5000/postgres`,
    );
    ended.defer(async () => {
      for (const node of nodes) await node.kill();
    });
    for (const node of nodes) {
      await node.start();
      node.startWay(ended);
    }
    await cluster.settled();
    const client = new pg.Client(cluster.#superuserUrl);
    await client.connect();
    const statements = (await nodes[0]?.read('database.sql'))?.split(/;$/m) ?? [];
    for (const statement of statements) await client.query(statement);
    await client.end();
    return cluster;
  }

  /** The node that is the primary now. */
  async primary(): Promise<ClusterNode | undefined> {
    return this.#inRole('primary');
  }

  /** The node on which every commit is before it is acknowledged. */
  async standby(): Promise<ClusterNode | undefined> {
    return this.#inRole('sync_standby');
  }

  /** Waits for another primary than `before`. */
  async otherPrimary(before: ClusterNode): Promise<ClusterNode> {
    return eventually('another primary', async () => {
      const found = await this.primary();
      return found === before ? undefined : found;
    });
  }

  /** Waits until all three work, one of them as the primary and one as its synchronous standby. */
  async settled(): Promise<void> {
    await eventually('three nodes', async () => {
      const roles = await Promise.all(this.nodes.map((node) => node.role()));
      const isSettled =
        roles.includes('primary') && roles.includes('sync_standby') && !roles.includes(undefined);
      return isSettled ? true : undefined;
    });
    await eventually('the way to the primary', async () => {
      const client = new pg.Client(this.#superuserUrl);
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('create temporary table proof ()');
        return true;
      } catch {
        return undefined;
      } finally {
        await client.end().catch(() => {});
      }
    });
  }

  async #inRole(role: string): Promise<ClusterNode | undefined> {
    const roles = await Promise.all(this.nodes.map((node) => node.role()));
    return this.nodes[roles.indexOf(role)];
  }
}

async function eventually<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  for (const until = performance.now() + WITHIN_MS; performance.now() < until; ) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`no ${what} within ${WITHIN_MS / 1000} s`);
}

/** Addresses that no other run has, most probably: everything that begins with 127 is this machine. */
function onLoopback() {
  const network = `127.${randomInt(1, 255)}.${randomInt(255)}`;
  const addresses = { ALPHA: `${network}.11`, BETA: `${network}.12`, GAMMA: `${network}.13` };
  // Where connections come from: the machine itself is always 127.0.0.1 to them.
  return { ...addresses, NETWORK: '127.0.0.0/8' };
}

function secrets() {
  const secret = () => randomBytes(24).toString('hex');
  return {
    ...{ POSTGRES_PASSWORD: secret(), REPLICATOR_PASSWORD: secret() },
    ...{ REWINDER_PASSWORD: secret(), TIMEBANK_PASSWORD: secret(), SESSION_SECRET: secret() },
  };
}
