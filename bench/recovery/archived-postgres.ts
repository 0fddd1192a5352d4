/**
 * The PostgreSQL of Debian with an archive of its changes, set up with `deploy/archiving.conf` and
 * `deploy/pgbackrest.conf`. Only where things lie is said otherwise, in the environment that pgBackRest reads.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../scripts/processes.ts';
import { asPostgres, makeForPostgres, writeForPostgres } from '../crash/as-postgres.ts';
import { postgresIn, signal } from '../crash/process-tree.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const DEPLOY = join(import.meta.dirname, '../../deploy');
/** As `deploy/pgbackrest.conf` and `deploy/archiving.conf` call it. */
const STANZA = '--stanza=timebank';
const PASSWORD = 'loopback';
const LOOK_EVERY_MS = 200;
const WITHIN_MS = 120_000;
/** So much of the end of a log says what was wrong. */
const LOG_SHOWN = 2_000;

const run = promisify(execFile);

export class ArchivedPostgres {
  readonly #folder: string;
  readonly #port: number;
  /** Where pgBackRest finds what belongs to this run, and what opens its backups. */
  readonly #env: NodeJS.Dict<string>;
  #server: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.#env = {
      ...{ PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: folder },
      PGBACKREST_CONFIG: join(folder, 'etc', 'pgbackrest.conf'),
      PGBACKREST_REPO1_CIPHER_PASS: 'only known here',
      PGBACKREST_REPO1_PATH: this.archive,
      ...{ PGBACKREST_PG1_PATH: this.#data, PGBACKREST_PG1_SOCKET_PATH: folder },
      ...{ PGBACKREST_PG1_PORT: String(port), PGBACKREST_LOG_PATH: folder },
      ...{ PGBACKREST_LOCK_PATH: folder, PGBACKREST_SPOOL_PATH: folder },
    };
  }

  /** Makes an empty one with the database `timebank`, starts it, and begins its archive. */
  static async start(folder: string): Promise<ArchivedPostgres> {
    const postgres = new ArchivedPostgres(folder, await freePort());
    await makeForPostgres(folder);
    await postgres.#writeSettings();
    const password = join(folder, 'password');
    await writeForPostgres(password, PASSWORD);
    await run(
      join(BIN, 'initdb'),
      [
        ...['--auth-local=peer', '--auth-host=scram-sha-256', `--pwfile=${password}`],
        ...['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums', postgres.#data],
      ],
      postgres.#asItself,
    );
    await postgres.begin();
    await postgres.query("create database timebank encoding 'UTF8' template template0", 'postgres');
    await postgres.backUp('stanza-create');
    await postgres.backUp('check');
    return postgres;
  }

  /** Where its archive lies: all that is left when the machine is lost. */
  get archive(): string {
    return join(this.#folder, 'archive');
  }

  get url(): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.#port}/timebank`;
  }

  /** Starts it, and waits until it takes writes. */
  async begin(): Promise<void> {
    const config = join(this.#folder, 'etc', 'postgresql.conf');
    const log = openSync(join(this.#folder, 'postgres.log'), 'a');
    this.#server = spawn(join(BIN, 'postgres'), ['-c', `config_file=${config}`], {
      ...{ ...this.#asItself, stdio: ['ignore', log, log] },
    });
    await this.#eventually('writing', async () => {
      const [row] = await this.query<{ down: boolean }>(
        'select pg_is_in_recovery() as down',
        'postgres',
      ).catch(() => []);
      return row?.down === false;
    });
  }

  /** One command of pgBackRest. @throws with what it complained about */
  async backUp(...args: string[]): Promise<void> {
    await run('pgbackrest', [STANZA, ...args], this.#asItself);
  }

  /** Whether a command of pgBackRest is refused to somebody with another passphrase. */
  async refusesStrangers(): Promise<boolean> {
    const { env, ...as } = this.#asItself;
    const stranger = { ...env, PGBACKREST_REPO1_CIPHER_PASS: 'somebody else’s guess' };
    const restore = [STANZA, `--pg1-path=${join(this.#folder, 'stolen')}`, 'restore'];
    await makeForPostgres(join(this.#folder, 'stolen'));
    return run('pgbackrest', restore, { ...as, env: stranger }).then(
      () => false,
      () => true,
    );
  }

  /** Waits until everything up to now lies in the archive. @returns after how many ms */
  async archived(): Promise<number> {
    const start = performance.now();
    const [now] = await this.query<{ file: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as file',
    );
    await this.#eventually('archive', async () => {
      const [row] = await this.query<{ last: string }>(
        'select last_archived_wal as last from pg_stat_archiver',
      );
      return (row?.last ?? '') >= (now?.file ?? '~');
    });
    return performance.now() - start;
  }

  /** The power fails and the disk is gone: only the archive is left. */
  async lose(): Promise<void> {
    await this.#end('SIGKILL');
    await rm(this.#data, { recursive: true });
  }

  /** Brings back what was there at a moment, on an empty disk, and starts it. */
  async comeBackTo(moment: string): Promise<void> {
    await makeForPostgres(this.#data);
    await this.backUp('--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
    await this.begin();
  }

  /** Ends it. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** What a statement gives. */
  async query<Row extends pg.QueryResultRow>(
    statement: string,
    database = 'timebank',
  ): Promise<Row[]> {
    const url = new URL(this.url);
    url.pathname = database;
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #asItself() {
    return { ...asPostgres(), env: this.#env, cwd: this.#folder };
  }

  /** As Debian lays them out: the settings are not in the folder of the data. */
  async #writeSettings(): Promise<void> {
    const etc = join(this.#folder, 'etc');
    const more = join(etc, 'conf.d');
    for (const folder of [etc, more, this.archive]) await makeForPostgres(folder);
    const settings = [
      ...[`data_directory = '${this.#data}'`, `hba_file = '${join(this.#data, 'pg_hba.conf')}'`],
      `ident_file = '${join(this.#data, 'pg_ident.conf')}'`,
      ...[`unix_socket_directories = '${this.#folder}'`, `port = ${this.#port}`],
      ...["listen_addresses = '127.0.0.1'", "include_dir = 'conf.d'"],
    ];
    await writeForPostgres(join(etc, 'postgresql.conf'), `${settings.join('\n')}\n`);
    for (const [name, folder] of Object.entries({
      'archiving.conf': more,
      'pgbackrest.conf': etc,
    })) {
      await writeForPostgres(join(folder, name), await readFile(join(DEPLOY, name), 'utf8'));
    }
  }

  async #end(name: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    for (const pid of await postgresIn(this.#data)) signal(pid, name);
    await ended;
  }

  async #eventually(what: string, look: () => Promise<boolean>): Promise<void> {
    for (const until = performance.now() + WITHIN_MS; performance.now() < until; ) {
      if (await look()) return;
      await pause(LOOK_EVERY_MS);
    }
    const log = await readFile(join(this.#folder, 'postgres.log'), 'utf8');
    throw new Error(`no ${what} within ${WITHIN_MS / 1000} s: ${log.slice(-LOG_SHOWN)}`);
  }
}
