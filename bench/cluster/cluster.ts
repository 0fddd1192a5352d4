/** Three machines with one primary among them, the etcd in which they agree, and the HAProxy that knows which it is. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { end, freePort } from '../../scripts/processes.ts';
import { asPostgres, makeForPostgres, writeForPostgres } from '../crash/as-postgres.ts';
import { ClusterNode, urlAt } from './node.ts';

type ProxyPorts = Record<'port' | 'readPort', number>;

const NODES = ['alpha', 'beta', 'gamma'];
const LOOK_EVERY_MS = 200;
const WITHIN_MS = 180_000;

export class Cluster {
  readonly nodes: ClusterNode[];
  /** Where the primary is found, whichever it is. */
  readonly port: number;
  /** Where a replica is found, the same one for everybody. */
  readonly readPort: number;

  private constructor(nodes: ClusterNode[], { port, readPort }: ProxyPorts) {
    this.nodes = nodes;
    this.port = port;
    this.readPort = readPort;
  }

  /** Starts all of it, with an empty database `timebank`. @param ended ends it */
  static async start(folder: string, ended: AsyncDisposableStack): Promise<Cluster> {
    const etcdPort = await startEtcd(folder, ended);
    const nodes = await Promise.all(NODES.map((name) => ClusterNode.make(name, folder, etcdPort)));
    const cluster = new Cluster(nodes, await startProxy(folder, nodes, ended));
    ended.defer(async () => {
      for (const node of nodes) await node.kill();
    });
    for (const node of nodes) node.start();
    await cluster.settled();
    const client = new pg.Client(urlAt(cluster.port, 'postgres'));
    await client.connect();
    await client.query("create database timebank encoding 'UTF8' template template0");
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
      const client = new pg.Client(urlAt(this.port, 'postgres'));
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

async function startEtcd(folder: string, ended: AsyncDisposableStack): Promise<number> {
  const [client, peer] = [await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const data = join(folder, 'etcd');
  await makeForPostgres(data);
  const args = {
    ...{ name: 'etcd', 'data-dir': data, 'log-level': 'error' },
    ...{ 'listen-client-urls': at(client), 'advertise-client-urls': at(client) },
    ...{ 'listen-peer-urls': at(peer), 'initial-advertise-peer-urls': at(peer) },
    'initial-cluster': `etcd=${at(peer)}`,
  };
  const flags = Object.entries(args).map(([name, value]) => `--${name}=${value}`);
  const etcd = spawn('/usr/bin/etcd', flags, { ...asPostgres(), stdio: 'ignore' });
  ended.defer(() => end(etcd));
  return client;
}

/** It asks Patroni which node is the primary and which are replicas, and cuts connections to one that no longer is. */
async function startProxy(
  folder: string,
  nodes: ClusterNode[],
  ended: AsyncDisposableStack,
): Promise<ProxyPorts> {
  const [port, readPort] = [await freePort(), await freePort()];
  const lines = [
    'defaults',
    ...['  mode tcp', '  timeout connect 3s', '  timeout client 1h', '  timeout server 1h'],
    ...wayTo('primary', port, nodes),
    // A process must find the same replica each time.
    ...[...wayTo('replica', readPort, nodes), '  balance source'],
  ];
  const file = join(folder, 'haproxy.cfg');
  await writeForPostgres(file, `${lines.join('\n')}\n`);
  const proxy = spawn('/usr/sbin/haproxy', ['-db', '-f', file], {
    ...asPostgres(),
    stdio: 'ignore',
  });
  ended.defer(() => end(proxy, 'SIGKILL'));
  return { port, readPort };
}

function wayTo(role: 'primary' | 'replica', port: number, nodes: ClusterNode[]): string[] {
  const servers = nodes.map(
    ({ name, port: at, restPort }) =>
      `  server ${name} 127.0.0.1:${at} check port ${restPort} inter 1s fall 2 rise 1 on-marked-down shutdown-sessions`,
  );
  return [
    ...[`listen ${role}`, `  bind 127.0.0.1:${port}`, '  maxconn 500'],
    ...[`  option httpchk OPTIONS /${role}`, '  http-check expect status 200'],
    ...['  timeout check 2s', ...servers],
  ];
}
