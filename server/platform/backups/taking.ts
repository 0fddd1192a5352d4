/** Taking a backup of a portal that works, or of one that is closed: one at a time for each database. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inMegabytes, missingRoom } from '../disk-room.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { findCluster, hasCluster } from '../embedded-postgres-cluster.ts';
import { makeFolder } from '../folders.ts';
import { COMMIT, RELEASE } from '../release.ts';
import { StartFailure } from '../start-failure.ts';
import { readIfThere } from '../write-once.ts';
import { copyCluster } from './cluster-copy.ts';
import { dump, serverVersion } from './dump.ts';
import { DUMP, PARTIAL, SECRET } from './file-format.ts';
import { writeBackupFile } from './file-writing.ts';

/** What a backup is of. */
export interface BackupSource {
  /** Undefined: the portal's own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Who alone may read the file: public keys of age; none: everybody who has it. */
  backupRecipients: readonly string[];
  /** Set when the secret is a setting, and no part of `dataDir`. */
  sessionSecret: string | undefined;
}

interface Taken {
  portalVersion: string;
  takenAt: Date;
  /** Aborted when the backup is no longer wanted. */
  signal?: AbortSignal;
}

/** Any fixed number will do. */
const BACKUP_LOCK = 1_906_02;

/**
 * Writes a backup to `file`, whose folder is made where it is missing.
 * @returns its size in bytes
 * @throws StartFailure when another one is being taken, a program is missing, or the disk of the portal's
 *   own PostgreSQL has no room for the checkpoint that begins it; nothing of the file
 *   is left behind, whatever goes wrong
 */
export async function takeBackup(
  source: BackupSource,
  file: string,
  { portalVersion, takenAt, signal }: Taken,
): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const url = source.databaseUrl ?? (await ownAddress(source.dataDir, opened));
  if (!source.databaseUrl) await assertRoom(source.dataDir);
  await takeTurn(url, opened);
  await makeFolder(dirname(file), 0o700);
  await removeUnfinished(dirname(file));
  const manifest = {
    format: 'time-bank-portal-backup-1' as const,
    holds: source.databaseUrl ? ('dump' as const) : ('cluster' as const),
    portal: portalVersion,
    commit: COMMIT,
    release: RELEASE,
    postgresql: await serverVersion(url),
    takenAt: takenAt.toISOString(),
  };
  const dumped = source.databaseUrl && `${file}.${randomUUID()}.dump${PARTIAL}`;
  if (dumped) {
    opened.defer(() => rm(dumped, { force: true }));
    // Made before pg_dump writes to it, so that nobody else ever reads it.
    await writeFile(dumped, '', { flag: 'wx', mode: 0o600 });
    await dump(url, dumped, signal);
  }
  return await writeBackupFile(
    file,
    manifest,
    async (parts) => {
      const secret = source.sessionSecret ? undefined : await secretIn(source.dataDir);
      if (secret !== undefined) await parts.text(SECRET, secret);
      if (!dumped) return copyCluster(url, parts);
      const { size } = await stat(dumped);
      await parts.file({ path: DUMP, size }, createReadStream(dumped));
    },
    { recipients: source.backupRecipients, ...(signal && { signal }) },
  );
}

/** Of the portal's own database, for its superuser; started where no portal runs it. */
export async function ownAddress(dataDir: string, opened: AsyncDisposableStack): Promise<string> {
  if (!(await hasCluster(dataDir))) {
    throw new StartFailure(`There is no database in ${dataDir}: set DATA_DIR to the portal’s.`);
  }
  const running = await findRunningPostgres(dataDir);
  if (running) return running;
  const onLost = (failure: StartFailure) => {
    throw failure;
  };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, onLost });
  opened.defer(() => postgres.stop());
  return postgres.ownerUrl;
}

/** @throws StartFailure when PostgreSQL could end for lack of room */
async function assertRoom(dataDir: string): Promise<void> {
  const { folder } = await findCluster(dataDir);
  const missing = await missingRoom(folder);
  if (!missing) return;
  const [free, needed] = [missing.free, missing.needed].map(inMegabytes);
  throw new StartFailure(
    `The disk of the database in ${folder} has ${free} left, and PostgreSQL may need ${needed}: make room first.`,
  );
}

function secretIn(dataDir: string): Promise<string | undefined> {
  return readIfThere(join(dataDir, SECRET));
}

/** The turn lasts as long as a connection, so that it ends with a process that is killed. */
async function takeTurn(url: string, opened: AsyncDisposableStack): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  opened.defer(() => client.end());
  await client.connect();
  const { rows } = await client.query<{ mine: boolean }>(
    'select pg_try_advisory_lock($1) as mine',
    [BACKUP_LOCK],
  );
  if (!rows[0]?.mine) throw new StartFailure('Another backup is being taken at this moment.');
}

/** What is left of backups whose process was killed. */
async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => UNFINISHED.test(name));
  await Promise.all(left.map((name) => rm(join(folder, name))));
}

const UNFINISHED = /[.]tar[.]gz([.]age)?[.][0-9a-f-]{36}([.]dump)?[.]partial$/;
