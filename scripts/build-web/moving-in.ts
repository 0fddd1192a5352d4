/**
 * Puts a finished build into web/dist while a portal serves the one that is there. File by file takes the
 * place of its old one, scripts before the pages that name them, so that no address is ever missing. What
 * only the old build has stays for a week: the portal that still runs, and tabs that are open, ask for it.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Since when files are there that no build has made again: `{"assets/a.js": 1790000000000}`. */
const SUPERSEDED = '.superseded.json';
const BUILDING = '.building-';
/** No build takes so long. */
const BUILDING_MS = 60 * 60 * 1000;
/** Copies beside a text, which are served in its place. */
const COMPRESSED = /[.](br|gz)$/;

/** A folder for a build, on the same disk and unseen by the portal. What killed builds left is removed. */
export async function placeForBuild(dist: string, now: number): Promise<string> {
  await mkdir(dist, { recursive: true });
  for (const name of (await readdir(dist)).filter((each) => each.startsWith(BUILDING))) {
    const left = join(dist, name);
    const { mtimeMs } = await stat(left);
    if (now - mtimeMs > BUILDING_MS) await rm(left, { recursive: true, force: true });
  }
  return join(dist, `${BUILDING}${process.pid}`);
}

/** Moves everything from `built` into `dist`, and takes `built` away. */
export async function moveIn(built: string, dist: string, now: number): Promise<void> {
  const before = await filesIn(dist);
  const made = await filesIn(built);
  const pages = made.filter((file) => !file.startsWith('assets/'));
  for (const file of [...made.filter((one) => one.startsWith('assets/')), ...pages]) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await rename(join(built, file), join(dist, file));
  }
  await rm(built, { recursive: true });
  await forget(dist, before, new Set(made), now);
}

/** Removes what was superseded long ago, and at once what would be served in the place of a new file. */
async function forget(
  dist: string,
  before: string[],
  made: Set<string>,
  now: number,
): Promise<void> {
  const record = join(dist, SUPERSEDED);
  const known: Record<string, number> = JSON.parse(
    await readFile(record, 'utf8').catch(() => '{}'),
  );
  const superseded: Record<string, number> = {};
  for (const file of before.filter((one) => !made.has(one))) {
    const since = known[file] ?? now;
    const isStale = COMPRESSED.test(file) && made.has(file.replace(COMPRESSED, ''));
    if (isStale || now - since > KEPT_MS) await rm(join(dist, file), { force: true });
    else superseded[file] = since;
  }
  await writeFile(record, JSON.stringify(superseded));
}

/** Every file of a build, with slashes, but what is not served. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => file !== SUPERSEDED && !file.startsWith(BUILDING))
    .sort();
}
