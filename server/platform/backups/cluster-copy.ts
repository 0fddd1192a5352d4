/**
 * A copy of the portal's own PostgreSQL while it works: the base backup of PostgreSQL's documentation
 * ("Making a Base Backup Using the Low Level API"). Files change while they are read; the write-ahead
 * log from the start to the stop comes along and makes them right when the copy is first started.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { codeOf } from '../write-once.ts';
import { POSTGRES } from './file-format.ts';
import type { BackupParts } from './file-writing.ts';

const CHUNK_BYTES = 256 * 1024;

/** Folders that PostgreSQL needs, empty: what is in them belongs to the running server alone. */
const EMPTIED = new Set(
  [
    'log',
    'pg_dynshmem',
    'pg_notify',
    'pg_replslot',
    'pg_serial',
    'pg_snapshots',
    'pg_stat_tmp',
  ].concat(['pg_subtrans', 'pg_wal']),
);

/** Files of the running server, of an earlier copy, of temporary tables and of caches. */
const LEFT_OUT =
  /^(postmaster[.](pid|opts)|postgresql[.]auto[.]conf[.]tmp|current_logfiles([.]tmp)?|backup_label([.]old)?|backup_manifest|tablespace_map([.]old)?|pg_internal[.]init.*|pgsql_tmp.*|t\d+_\d+.*)$/;

/** Comes after all other files: it says from where the copy is to be made right. */
const CONTROL = 'global/pg_control';

/**
 * Adds the cluster to a backup, below `postgres/`, as it lies in DATA_DIR.
 * @param ownerUrl of its superuser, on this machine
 */
export async function copyCluster(ownerUrl: string, parts: BackupParts): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  // What runs on it is rejected as well.
  client.on('error', () => {});
  try {
    await client.connect();
    const files = await startCopy(client);
    await parts.folder(POSTGRES);
    await parts.text(`${POSTGRES}/password`, await readFile(join(dirname(files), 'password')));
    const cluster = `${POSTGRES}/cluster`;
    await parts.folder(cluster);
    await addFolder(parts, files, cluster, '');
    await parts.text(`${cluster}/${CONTROL}`, await readSteady(join(files, CONTROL)));
    const { label, first, last } = await stopCopy(client);
    await parts.text(`${cluster}/backup_label`, label);
    await addLog(parts, files, cluster, { first, last });
  } finally {
    // Ends the copy as well, where it was not stopped, and lets go of the log.
    await client.end();
  }
}

/** @returns the folder of the cluster, from where it may be read from now on */
async function startCopy(client: pg.Client): Promise<string> {
  const slot = `backup_${randomUUID().replaceAll('-', '_')}`;
  // Keeps the log that is written meanwhile; temporary, so it goes with the connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  await client.query('select pg_backup_start($1, fast => true)', ['time-bank-portal']);
  const { rows } = await client.query<{ files: string }>(
    "select current_setting('data_directory') as files",
  );
  return rows[0]?.files ?? '';
}

async function stopCopy(
  client: pg.Client,
): Promise<{ label: string; first: string; last: string }> {
  const { rows } = await client.query<{ label: string; last: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as last
     from pg_backup_stop(wait_for_archive => false)`,
  );
  const label = rows[0]?.label ?? '';
  const first = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
  if (!first || !rows[0]) throw new Error('PostgreSQL does not say where its log begins');
  return { label, first, last: rows[0].last };
}

async function addFolder(
  parts: BackupParts,
  files: string,
  place: string,
  below: string,
): Promise<void> {
  for (const entry of await readdir(join(files, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (LEFT_OUT.test(entry.name) || path === CONTROL) continue;
    if (entry.isDirectory()) {
      await parts.folder(`${place}/${path}`);
      if (!EMPTIED.has(path)) await addFolder(parts, files, place, path);
    } else if (entry.isFile()) {
      await addFile(parts, join(files, path), `${place}/${path}`);
    } else {
      throw new StartFailure(
        `${join(files, path)} leads out of the database’s folder: back it up with pg_basebackup.`,
      );
    }
  }
}

/** A file that is gone by now belonged to a table that was dropped; the log knows. */
async function addFile(parts: BackupParts, file: string, path: string): Promise<void> {
  const handle = await open(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    await parts.file({ path, size }, exactly(handle, size));
  } finally {
    await handle.close();
  }
}

/** As many bytes as it had: what was added since, and what was cut off, the log knows. */
async function* exactly(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const length = Math.min(CHUNK_BYTES, size - at);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at);
    yield bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
    at += bytesRead || length;
  }
}

/** The content of a small file that is written in place: the same when read twice. */
async function readSteady(file: string): Promise<Buffer> {
  let before = await readFile(file);
  for (;;) {
    const now = await readFile(file);
    if (now.equals(before)) return now;
    before = now;
  }
}

/** The segments of the write-ahead log from the start of the copy to its stop. */
async function addLog(
  parts: BackupParts,
  files: string,
  place: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const names = (await readdir(join(files, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
    .sort();
  if (names[0] !== first || names.at(-1) !== last) {
    throw new Error('PostgreSQL threw away a part of its log that the copy needs');
  }
  for (const name of names) {
    await addFile(parts, join(files, 'pg_wal', name), `${place}/pg_wal/${name}`);
  }
}
