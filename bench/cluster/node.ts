/**
 * One machine of the cluster, as `deploy/cluster/` sets it up: etcd, Patroni and the PostgreSQL that it keeps, as
 * processes that can be killed or frozen together, and the HAProxy and PgBouncer of the portal on it. It has an
 * address of its own on loopback, so that every port is the one of the files.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { chown, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { end } from '../../scripts/processes.ts';
import { asPostgres, makeForPostgres } from '../crash/as-postgres.ts';
import { postgresIn, signal } from '../crash/process-tree.ts';
import { outputOf } from '../programs.ts';

const FILES = join(import.meta.dirname, '../../deploy/cluster');

/** What is put into the files beyond the addresses and folders of loopback. */
export type Values = Record<string, string>;

export class ClusterNode {
  readonly name: string;
  readonly address: string;
  /** Its files, filled in. */
  readonly #files: string;
  readonly #folder: string;
  #etcd: ChildProcess | undefined;
  #patroni: ChildProcess | undefined;

  private constructor(name: string, address: string, folder: string) {
    this.name = name;
    this.address = address;
    this.#folder = folder;
    this.#files = join(folder, 'files');
  }

  /** Writes its files with the script that an operator uses; nothing runs yet. @param values of all machines */
  static async make(name: string, folder: string, values: Values): Promise<ClusterNode> {
    const node = new ClusterNode(name, values[name.toUpperCase()] ?? '', join(folder, name));
    await makeForPostgres(node.#folder);
    await makeForPostgres(node.#files);
    const settings = join(node.#folder, 'settings.env');
    await writeFile(settings, await settingsWith({ ...values, ...node.#folders() }));
    await outputOf('bash', [join(FILES, 'fill.sh'), settings, name, node.#files]);
    const { uid, gid } = asPostgres();
    for (const file of await readdir(node.#files)) await chown(join(node.#files, file), uid, gid);
    return node;
  }

  async start(): Promise<void> {
    const settings = parseEnv(await this.read('etcd.env'));
    this.#etcd = this.#spawn('/usr/bin/etcd', ['--log-level=error'], settings);
    this.#patroni = this.#spawn('/usr/bin/patroni', [join(this.#files, 'patroni.yml')]);
  }

  /** Starts what leads the portal of this machine to the database. @param ended ends it */
  startWay(ended: AsyncDisposableStack): void {
    // As systemd does, as root: its file names the account that it goes on under.
    const proxy = spawn('/usr/sbin/haproxy', ['-db', '-f', join(this.#files, 'haproxy.cfg')], {
      stdio: 'ignore',
    });
    ended.defer(() => end(proxy, 'SIGKILL'));
    const pooler = this.#spawn('/usr/sbin/pgbouncer', ['-q', join(this.#files, 'pgbouncer.ini')]);
    ended.defer(() => end(pooler));
  }

  /** The settings of a portal on this machine. */
  async portalSettings(): Promise<NodeJS.Dict<string>> {
    return parseEnv(await this.read('portal.env'));
  }

  /** One of its files. */
  async read(file: string): Promise<string> {
    return readFile(join(this.#files, file), 'utf8');
  }

  /** What Patroni says of it: `primary`, `sync_standby`, `replica`; undefined when it does not answer. */
  async role(): Promise<string | undefined> {
    const found = await ask(`http://${this.address}:8008/patroni`);
    if (found?.state !== 'running') return undefined;
    if (found.role === 'master' || found.role === 'primary') return 'primary';
    return found.sync_standby ? 'sync_standby' : 'replica';
  }

  /** Makes its etcd the one that leads, which is the worst one to lose. */
  async leadEtcd(): Promise<void> {
    const own = `http://${this.address}:2379`;
    const told = await etcdctl(own, 'endpoint', 'status', '--cluster');
    const etcds = told.split('\n').map((line) => line.split(', '));
    const leader = etcds.find(([, , , , leads]) => leads === 'true')?.[0];
    const id = etcds.find(([address]) => address === own)?.[1];
    if (!leader || !id) throw new Error(`etcd has no leader: ${told}`);
    if (leader !== own) await etcdctl(leader, 'move-leader', id);
  }

  /** Ends all of the database on it at once, as when its power fails. */
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

  /** What it says goes into a log in the folder of the machine. */
  #spawn(program: string, args: string[], env: NodeJS.Dict<string> = {}): ChildProcess {
    const log = openSync(join(this.#folder, `${basename(program)}.log`), 'a');
    return spawn(program, args, {
      ...asPostgres(),
      stdio: ['ignore', log, log],
      env: { PATH: '/usr/bin:/bin', HOME: this.#folder, LC_ALL: 'C.UTF-8', ...env },
    });
  }

  #folders(): Values {
    return {
      ...{ DATA: join(this.#folder, 'data'), ETCD_DATA: join(this.#folder, 'etcd') },
      ...{ SOCKETS: this.#folder, PGBOUNCER_USERS: join(this.#files, 'userlist.txt') },
    };
  }

  /** To all of them in one moment. */
  async #signal(name: NodeJS.Signals): Promise<void> {
    const postgres = await this.#postgres();
    this.#patroni?.kill(name);
    this.#etcd?.kill(name);
    for (const pid of postgres) signal(pid, name);
  }

  #postgres(): Promise<number[]> {
    return postgresIn(join(this.#folder, 'data'));
  }
}

function etcdctl(address: string, ...args: string[]): Promise<string> {
  return outputOf('etcdctl', [`--endpoints=${address}`, ...args], { ETCDCTL_API: '3' });
}

/** The table of `deploy/cluster/` with other values. @throws when it has no such name */
async function settingsWith(values: Values): Promise<string> {
  let text = await readFile(join(FILES, 'settings.env'), 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`settings.env has no ${name}`);
    text = text.replace(line, () => `${name}=${value}`);
  }
  return text;
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
