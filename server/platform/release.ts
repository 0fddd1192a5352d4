/**
 * Which state of the program runs. An archive made with `git archive` has its commit in the file
 * `RELEASE` (.gitattributes: export-subst), one of `npm run release` the number of the release behind
 * it; a clone knows its commit by itself.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SHOWN_DIGITS = 12;
const UNKNOWN = 'unknown';
/** A commit, and the number of a release. */
const WORDS = /^([0-9a-f]{40})(?: ([0-9.]+-[0-9.]+))?$/;

/** The commit of this program, its first twelve digits; `unknown` for a copy that says nothing of it. */
export const COMMIT = commitOf(ROOT);

/** The number of this release, such as `1.5.8-2.1`; `none` for a state that was never released. */
export const RELEASE = releaseOf(ROOT);

/** The commit of the archive or clone in a folder. */
export function commitOf(folder: string): string {
  const found = [
    () => read(folder, 'RELEASE'),
    () => headOf(resolve(folder, gitFolderOf(folder))),
  ].flatMap((look) => commitIn(look) ?? []);
  return found[0] ?? UNKNOWN;
}

/** The number of the release in a folder. */
export function releaseOf(folder: string): string {
  try {
    return WORDS.exec(read(folder, 'RELEASE'))?.[2] ?? 'none';
  } catch {
    return 'none';
  }
}

function commitIn(look: () => string): string | undefined {
  try {
    return WORDS.exec(look())?.[1]?.slice(0, SHOWN_DIGITS);
  } catch {
    return undefined;
  }
}

/** A second working tree has a file there, which names the folder. */
function gitFolderOf(folder: string): string {
  try {
    return read(folder, '.git').replace(/^gitdir: /, '');
  } catch {
    return '.git';
  }
}

/** What the clone stands at: a commit, or a branch that names it. */
function headOf(git: string): string {
  const head = read(git, 'HEAD');
  const branch = /^ref: (\S+)$/.exec(head)?.[1];
  if (branch === undefined) return head;
  const common = resolve(git, commonOf(git));
  try {
    return read(common, branch);
  } catch {
    const packed = read(common, 'packed-refs').split('\n');
    return packed.find((line) => line.endsWith(` ${branch}`))?.split(' ', 1)[0] ?? '';
  }
}

/** Where branches lie that several working trees share. */
function commonOf(git: string): string {
  try {
    return read(git, 'commondir');
  } catch {
    return '.';
  }
}

/** Declared, for it is called while this file is still being read. */
function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8').trim();
}
