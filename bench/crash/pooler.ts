/** PgBouncer as `deploy/pgbouncer.ini` sets it up, on loopback. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asPostgres, writeForPostgres } from './as-postgres.ts';

/** The first that keeps prepared statements, as a number that can be compared. */
const KEEPS_STATEMENTS = 1.21;
const SETTINGS = join(import.meta.dirname, '../../deploy/pgbouncer.ini');

const program = process.env.PGBOUNCER ?? 'pgbouncer';

/** Its version, such as `1.18`; undefined where it is missing. `PGBOUNCER` names another one than that of the system. */
export function poolerVersion(): string | undefined {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /PgBouncer (\d+\.\d+)/.exec(stdout ?? '')?.[1];
}

interface PoolerOptions {
  /** Of the database. */
  url: string;
  port: number;
  poolSize: number;
  /** Where its settings go. */
  folder: string;
}

/** Starts it; of the settings only addresses, accounts and sizes are changed. */
export async function startPooler(options: PoolerOptions): Promise<ChildProcess> {
  const { port, username, password, pathname } = new URL(options.url);
  const changes: [RegExp, string][] = [
    [
      /port=5432 dbname=timebank/,
      `port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
    ],
    [/^listen_port = .*$/m, `listen_port = ${options.port}\nunix_socket_dir =`],
    [/^auth_type = .*$/m, 'auth_type = any'],
    [/^auth_file = .*$/m, ''],
    [/^default_pool_size = .*$/m, `default_pool_size = ${options.poolSize}`],
  ];
  if (Number(poolerVersion()) < KEEPS_STATEMENTS) {
    changes.push([/^max_prepared_statements = .*$/m, '']);
  }
  let text = await readFile(SETTINGS, 'utf8');
  for (const [pattern, put] of changes) {
    if (!pattern.test(text)) throw new Error(`${SETTINGS} has no ${pattern}`);
    text = text.replace(pattern, put);
  }
  const file = join(options.folder, 'pgbouncer.ini');
  await writeForPostgres(file, text);
  return spawn(program, ['--quiet', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...asPostgres(),
  });
}
