/**
 * The database files (PostgreSQL says "cluster"): where they lie, and how they are first made.
 *
 * They lie in DATA_DIR/postgres. When the portal runs as root and DATA_DIR is closed to the account
 * PostgreSQL runs under, they lie in a folder of their own in the shared folder, and DATA_DIR keeps
 * its path in `postgres-location`. Nobody's permissions are ever loosened, and a database that was
 * there once and is missing now stops the start: an empty bank must never pass for the real one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chown,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  type Account,
  complaintIn,
  mayEnter,
  newAccount,
  ownersAccount,
  run,
} from './embedded-postgres-account.ts';
import {
  majorBrought,
  openFolder,
  type Programs,
  placePrograms,
  SHARED_FOLDER,
} from './embedded-postgres-programs.ts';
import { makeFolder } from './folders.ts';
import { StartFailure } from './start-failure.ts';
import { codeOf, readIfThere, writeOnce } from './write-once.ts';

/** The superuser, who owns the database, and the database's name. */
export const ROLE = 'timebank';

/** Says where the cluster is, when it is not in DATA_DIR. */
const POINTER = 'postgres-location';

/** Making a database takes seconds. */
const DRAFT_LIVES_MS = 10 * 60_000;

/** A database that is there. */
interface Found {
  /** What holds everything of it: the files, the password, a copy of the programs. */
  folder: string;
  /** The folder PostgreSQL calls its data directory. */
  files: string;
  password: string;
}

export interface Cluster extends Found {
  account: Account;
  programs: Programs;
}

/**
 * The cluster of `dataDir`, made now if there is none.
 * @throws StartFailure when it is another account's, lost, or of another PostgreSQL.
 */
export async function openCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  await makeFolder(dataDir);
  const { folder, account, isThere } = await reach(dataDir);
  await removeOldDrafts(folder);
  if (!isThere) {
    log(`Making a new database in ${folder}.`);
    await draft(folder, account, (place) => initialise(place, account));
  }
  const found = await read(folder);
  return { ...found, account, programs: await placePrograms(folder, account) };
}

/**
 * The cluster that `dataDir` has, as it is.
 * @throws StartFailure as `openCluster`, and an error of the file system when there is none
 */
export async function findCluster(dataDir: string): Promise<Found> {
  const { folder } = await reach(dataDir);
  return read(folder);
}

/** The folder of the cluster, or the one for a new cluster, and whose it is. */
async function reach(
  dataDir: string,
): Promise<{ folder: string; account: Account; isThere: boolean }> {
  const folder = await locate(await realpath(dataDir));
  const there = await stat(folder).catch(() => undefined);
  const account = there ? ownersAccount(folder, there) : await newAccount();
  if (there && account.uid !== undefined && !mayEnter(account, folder)) {
    throw new StartFailure(
      `The database in ${folder} is out of reach of its account (uid ${account.uid}), because a folder above it is closed: let that account pass, or move DATA_DIR.`,
    );
  }
  return { folder, account, isThere: there !== undefined };
}

/**
 * Puts a cluster into `dataDir`, which has none.
 * @param major the version of PostgreSQL that made it
 * @param fill puts `cluster` and `password` into the folder it is given; when it throws, nothing of the
 *   database is left behind
 * @throws StartFailure when this portal brings another PostgreSQL, or there is a cluster by now
 */
export async function placeCluster(
  dataDir: string,
  major: number,
  fill: (place: string) => Promise<void>,
): Promise<void> {
  const account = await newAccount();
  const brought = await majorBrought();
  if (Number(brought) !== major) {
    throw new StartFailure(
      `The backup was made by PostgreSQL ${major}, and this portal brings ${brought}: restore it with the portal it came from, docs/operating.md says how to go on.`,
    );
  }
  const folder = await locate(await realpath(dataDir));
  try {
    const isPlaced = await draft(folder, account, async (place) => {
      await fill(place);
      await giveAway(place, account);
    });
    if (!isPlaced) throw new StartFailure(`A portal made a database in ${folder} meanwhile.`);
  } catch (error) {
    const isElsewhere = !folder.startsWith(await realpath(dataDir));
    if (isElsewhere) {
      await rm(join(dataDir, POINTER));
      await rm(dirname(folder), { recursive: true });
    }
    throw error;
  }
}

/** Whether `dataDir` has a cluster, or says where it is. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const found = ['postgres', POINTER].map((name) =>
    stat(join(dataDir, name)).catch(() => undefined),
  );
  return (await Promise.all(found)).some(Boolean);
}

/** The folder the cluster is in, or is to be made in. */
async function locate(dataDir: string): Promise<string> {
  const usual = join(dataDir, 'postgres');
  if (await stat(usual).catch(() => undefined)) return usual;
  const pointer = join(dataDir, POINTER);
  const elsewhere = await readIfThere(pointer);
  if (elsewhere === undefined && mayEnter(await newAccount(), dataDir)) return usual;
  const place = elsewhere?.trim() ?? (await reservePlace(pointer));
  if (await stat(place).catch(() => undefined)) return join(place, 'postgres');
  throw new StartFailure(
    `${pointer} says that the database is in ${place}, but that folder is gone: put it back, or delete the pointer to begin with an empty database.`,
  );
}

async function reservePlace(pointer: string): Promise<string> {
  const place = join(SHARED_FOLDER, `data-${randomUUID()}`);
  await openFolder(SHARED_FOLDER);
  await openFolder(place);
  const chosen = (await writeOnce(pointer, `${place}\n`)).trim();
  if (chosen !== place) await rm(place, { recursive: true });
  return chosen;
}

/** What a portal left behind that was killed while it made a database. */
async function removeOldDrafts(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    const draft = join(parent, name);
    if (!name.startsWith(`${basename(folder)}.`)) continue;
    // A young one may be the work of another portal at this moment.
    const ageMs = performance.timeOrigin + performance.now() - (await stat(draft)).mtimeMs;
    if (ageMs > DRAFT_LIVES_MS) await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Fills a folder and gives it its name when it is done. Several portals may do so at once: the first
 * to finish is the one. @returns whether it was this one
 */
async function draft(
  folder: string,
  account: Account,
  fill: (place: string) => Promise<void>,
): Promise<boolean> {
  const place = `${folder}.${randomUUID()}`;
  try {
    await mkdir(place, { mode: 0o700 });
    await own(place, account);
    await fill(place);
    await rename(place, folder);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function initialise(place: string, account: Account): Promise<void> {
  const { initdb } = await placePrograms(place, account);
  const passwordFile = join(place, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await own(passwordFile, account);
  const args = [...INITDB_ARGS, `--pgdata=${join(place, 'cluster')}`, `--pwfile=${passwordFile}`];
  const { done, said } = await run(initdb, args, account);
  if (!done) throw new StartFailure(`The database could not be made: ${complaintIn(said)}`);
}

async function own(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

async function giveAway(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await own(join(entry.parentPath, entry.name), account);
  }
}

/** @throws StartFailure when it is of another PostgreSQL */
async function read(folder: string): Promise<Found> {
  const files = join(folder, 'cluster');
  const major = (await readFile(join(files, 'PG_VERSION'), 'utf8')).trim();
  const brought = await majorBrought();
  if (major !== brought) {
    throw new StartFailure(
      `The database in ${folder} was made by PostgreSQL ${major}, and this portal brings ${brought}: docs/operating.md says how to bring the data over.`,
    );
  }
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  return { folder, files: await realpath(files), password };
}

/** The log goes to seven files, one per weekday, each overwritten a week later. */
const SETTINGS = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
};

const INITDB_ARGS = [
  `--username=${ROLE}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--data-checksums',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
  ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
];
