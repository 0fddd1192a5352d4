/** A hot standby of a PostgreSQL in a folder of ours: a copy of its files that follows it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { openCluster } from '#server/platform/embedded-postgres-cluster.ts';
import { freePort } from '../../../scripts/processes.ts';

const WITHIN = { timeout: 30_000, interval: 50 };

export interface Standby {
  url: string;
  /** Makes it fall behind: from now on it receives and does not replay. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Everything that was written before is replayed. */
  isLevelWith(primaryUrl: string): Promise<void>;
  stop(): Promise<void>;
}

/** @param ownerUrl of the superuser of the database in `dataDir`; the copy goes to `folder` */
export async function startStandby(
  ownerUrl: string,
  dataDir: string,
  folder: string,
): Promise<Standby> {
  const { files, account, programs } = await openCluster(dataDir, () => {});
  await copyRunning(ownerUrl, files, folder);
  const { hostname, port: primaryPort, username, password } = new URL(ownerUrl);
  const from = `host=${hostname} port=${primaryPort} user=${username} password=${password}`;
  await appendFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  await writeFile(join(folder, 'standby.signal'), '');
  await writeFile(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  if (account.uid !== undefined) {
    await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  }
  const port = await freePort();
  const args = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-N', '400'];
  const server = spawn(programs.postgres, args, { ...account, cwd: '/', stdio: 'ignore' });
  const exited = once(server, 'exit');
  const url = new URL(ownerUrl);
  url.port = String(port);
  const ask = (question: string) => askOnce(url.href, question);
  const until = async (question: string, answer: unknown) => {
    await vi.waitUntil(async () => (await ask(question).catch(() => undefined)) === answer, WITHIN);
  };
  await until('select 1', 1);
  return {
    url: url.href,
    async pause() {
      await ask('select pg_wal_replay_pause()');
      await until('select pg_get_wal_replay_pause_state()', 'paused');
    },
    async resume() {
      await ask('select pg_wal_replay_resume()');
    },
    async isLevelWith(primaryUrl) {
      const position = await askOnce(primaryUrl, 'select pg_current_wal_lsn()::text');
      await until(`select pg_last_wal_replay_lsn() >= '${position}'::pg_lsn`, true);
    },
    async stop() {
      server.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/** A copy of a server that runs, as PostgreSQL has it done by hand. */
async function copyRunning(ownerUrl: string, files: string, folder: string): Promise<void> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  await cp(files, folder, { recursive: true });
  const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop(false)');
  await client.end();
  await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  for (const name of ['postmaster.pid', 'postmaster.opts', 'current_logfiles']) {
    await rm(join(folder, name), { force: true });
  }
}

async function askOnce(url: string, question: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
