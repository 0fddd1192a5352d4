/** Bringing a backup back, into an empty place; nothing that is there is ever written over. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeCluster } from '../embedded-postgres-cluster.ts';
import { makeFolder } from '../folders.ts';
import { StartFailure } from '../start-failure.ts';
import { readIfThere, writeOnce } from '../write-once.ts';
import { isEmptyDatabase, restoreDump } from './dump.ts';
import { DUMP, type Manifest, majorOf, SECRET } from './file-format.ts';
import { type BackupFile, readManifest, unpackBackup } from './file-reading.ts';
import type { BackupSource } from './taking.ts';

type RestoreTarget = Omit<BackupSource, 'backupRecipients'>;

/** What a new file system has in its first folder. */
const NOTHING = new Set(['lost+found']);

/**
 * Unpacks a backup of the portal's own PostgreSQL into `dataDir`, or brings a dump into the database
 * of `databaseUrl`. PostgreSQL makes a copy right when it is first started.
 * @throws StartFailure when there is anything already, or the file is wrong, damaged or cut; the place
 *   is as empty as before then
 */
export async function restoreBackup(
  target: RestoreTarget,
  backup: BackupFile,
  signal?: AbortSignal,
): Promise<Manifest> {
  const manifest = await readManifest(backup);
  if (manifest.holds === 'cluster') await restoreCluster(target, backup, manifest, signal);
  else await restoreToServer(target, backup, manifest, signal);
  return manifest;
}

async function restoreCluster(
  { databaseUrl, dataDir }: RestoreTarget,
  backup: BackupFile,
  { postgresql }: Manifest,
  signal?: AbortSignal,
): Promise<void> {
  if (databaseUrl) {
    throw new StartFailure(
      'This backup is of the portal’s own PostgreSQL: restore it without DATABASE_URL, into an empty DATA_DIR.',
    );
  }
  await makeFolder(dataDir);
  if ((await readdir(dataDir)).some((name) => !NOTHING.has(name))) {
    throw new StartFailure(
      `${dataDir} is not empty: a backup is restored into an empty folder. Move what is there away, or set DATA_DIR.`,
    );
  }
  try {
    await placeCluster(dataDir, majorOf(postgresql), async (place) => {
      await unpackBackup(backup, place, signal);
      await putSecret(dataDir, place);
      await rm(join(place, SECRET), { force: true });
    });
  } catch (error) {
    await rm(join(dataDir, SECRET), { force: true });
    throw error;
  }
}

async function restoreToServer(
  { databaseUrl, dataDir, sessionSecret }: RestoreTarget,
  backup: BackupFile,
  { postgresql }: Manifest,
  signal?: AbortSignal,
): Promise<void> {
  if (!databaseUrl) {
    throw new StartFailure(
      'This backup is a dump of a PostgreSQL of your own: set DATABASE_URL to an empty database.',
    );
  }
  if (!(await isEmptyDatabase(databaseUrl))) {
    throw new StartFailure('The database of DATABASE_URL is not empty: name an empty one.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-restore-'));
  try {
    await unpackBackup(backup, folder, signal);
    if (!sessionSecret) await assertSameSecret(dataDir, folder);
    await restoreDump(databaseUrl, join(folder, DUMP), majorOf(postgresql), signal);
    if (!sessionSecret) await putSecret(dataDir, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** With another secret nobody’s second factor would work. */
async function assertSameSecret(dataDir: string, folder: string): Promise<void> {
  const [kept, restored] = await Promise.all(
    [dataDir, folder].map((place) => readIfThere(join(place, SECRET))),
  );
  if (kept === undefined || restored === undefined || kept === restored) return;
  throw new StartFailure(
    `${join(dataDir, SECRET)} is not the secret of the backup: move it away, or set DATA_DIR to an empty folder.`,
  );
}

async function putSecret(dataDir: string, folder: string): Promise<void> {
  const secret = await readIfThere(join(folder, SECRET));
  if (secret === undefined) return;
  await makeFolder(dataDir);
  await writeOnce(join(dataDir, SECRET), secret);
}
