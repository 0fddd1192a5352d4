/** One machine of the cluster: Patroni and the PostgreSQL that it keeps, as processes that can be killed or frozen together. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../scripts/processes.ts';
import { asPostgres, makeForPostgres, writeForPostgres } from '../crash/as-postgres.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const PASSWORD = 'loopback';
/** As short as Patroni and etcd keep up with on a busy machine of two processors. */
const TIMES = { ttl: 10, loop_wait: 1, retry_timeout: 3 };

/** Every commit is on a second machine before it is acknowledged, or waits. */
const SYNCHRONOUS = { synchronous_mode: true, synchronous_mode_strict: true };

export class ClusterNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly #folder: string;
  #patroni: ChildProcess | undefined;

  private constructor(name: string, folder: string, port: number, restPort: number) {
    this.name = name;
    this.#folder = folder;
    this.port = port;
    this.restPort = restPort;
  }

  /** Writes its settings; nothing runs yet. */
  static async make(name: string, folder: string, etcdPort: number): Promise<ClusterNode> {
    const node = new ClusterNode(name, join(folder, name), await freePort(), await freePort());
    await makeForPostgres(node.#folder);
    await writeForPostgres(node.#settingsFile, JSON.stringify(node.#settings(etcdPort)));
    return node;
  }

  start(): void {
    this.#patroni = spawn('/usr/bin/patroni', [this.#settingsFile], {
      ...asPostgres(),
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { PATH: '/usr/bin:/bin', HOME: this.#folder, LC_ALL: 'C.UTF-8' },
    });
  }

  /** What Patroni says of it: `primary`, `sync_standby`, `replica`; undefined when it does not answer. */
  async role(): Promise<string | undefined> {
    const found = await ask(`http://127.0.0.1:${this.restPort}/patroni`);
    if (found?.state !== 'running') return undefined;
    if (found.role === 'master' || found.role === 'primary') return 'primary';
    return found.sync_standby ? 'sync_standby' : 'replica';
  }

  /** Ends everything on it at once, as when its power fails. */
  async kill(): Promise<void> {
    await this.#signal('SIGKILL');
  }

  /** Ends its PostgreSQL alone. */
  async killPostgres(): Promise<void> {
    for (const pid of await this.#postgres()) signal(pid, 'SIGKILL');
  }

  /** Cuts it off from everybody: it neither hears nor answers, or goes on where it was. */
  async freeze(isFrozen: boolean): Promise<void> {
    await this.#signal(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  get #settingsFile(): string {
    return join(this.#folder, 'patroni.yml');
  }

  async #signal(name: NodeJS.Signals): Promise<void> {
    this.#patroni?.kill(name);
    for (const pid of await this.#postgres()) signal(pid, name);
  }

  /** Every process that works in the folder of its files. */
  async #postgres(): Promise<number[]> {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const commands = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
    );
    const file = join(this.#folder, 'data', 'postmaster.pid');
    const postmaster = (await readFile(file, 'utf8').catch(() => '')).split('\n')[0];
    if (!postmaster) return [];
    const isTheirs = (stat: string) => /\) \S (\d+)/.exec(stat)?.[1] === postmaster;
    const children = pids.filter((_, index) => isTheirs(commands[index] ?? ''));
    return [postmaster, ...children].map(Number);
  }

  #settings(etcdPort: number) {
    const account = (username: string) => ({ username, password: PASSWORD });
    return {
      ...{ scope: 'timebank', name: this.name },
      restapi: {
        ...{ listen: `127.0.0.1:${this.restPort}`, connect_address: `127.0.0.1:${this.restPort}` },
      },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        dcs: {
          ...{ ...TIMES, ...SYNCHRONOUS, primary_start_timeout: 0 },
          postgresql: {
            use_pg_rewind: true,
            // A standby that is mute must be given up before a statement of the portal runs out of time.
            parameters: { max_connections: 200, wal_sender_timeout: '5s', wal_keep_size: '256MB' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: ['host all all 127.0.0.1/32 md5', 'host replication all 127.0.0.1/32 md5'],
      },
      postgresql: {
        ...{ listen: `127.0.0.1:${this.port}`, connect_address: `127.0.0.1:${this.port}` },
        ...{ data_dir: join(this.#folder, 'data'), bin_dir: BIN },
        pgpass: join(this.#folder, 'pgpass'),
        authentication: {
          superuser: account('postgres'),
          replication: account('replicator'),
          rewind: account('rewinder'),
        },
        parameters: { unix_socket_directories: '' },
      },
    };
  }
}

/** The address of a database for the superuser, at the node or whatever stands before the nodes. */
export function urlAt(port: number, database: string): string {
  return `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;
}

async function ask(
  url: string,
): Promise<{ state?: string; role?: string; sync_standby?: boolean } | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return JSON.parse(await answer.text());
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
