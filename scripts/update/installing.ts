/** Puts a release beside the one that serves: fetched, compared with its sum, and whole or not at all. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '#server/platform/start-failure.ts';

const execute = promisify(execFile);
const NUMBER = /^\d+[.]\d+[.]\d+-\d+[.]\d+$/;

/** A folder, or an address, where releases lie as `npm run release` makes them. */
export class Source {
  readonly #place: string;

  constructor(place: string) {
    this.#place = place.replace(/\/$/, '');
  }

  /** The number of the newest release. */
  async latest(): Promise<string> {
    const number = (await this.#read('latest')).toString().trim();
    if (!NUMBER.test(number)) throw new StartFailure(`${this.#place}/latest names no release.`);
    return number;
  }

  /** @throws StartFailure when it is not the archive that was made */
  async archive(number: string): Promise<Buffer> {
    if (!NUMBER.test(number)) {
      throw new StartFailure(`${number} is no number of a release, such as 1.5.8-2.1.`);
    }
    const name = `time-bank-portal-${number}.tar.gz`;
    const sums = (await this.#read(`${number}/SHA256SUMS`)).toString();
    const archive = await this.#read(`${number}/${name}`);
    const hash = createHash('sha256').update(archive).digest('hex');
    if (!sums.split('\n').includes(`${hash}  ${name}`)) {
      throw new StartFailure(`${name} is damaged: its sum is not the one in SHA256SUMS.`);
    }
    return archive;
  }

  async #read(name: string): Promise<Buffer> {
    const at = `${this.#place}/${name}`;
    try {
      if (!/^https?:/.test(this.#place)) return await readFile(at);
      const answer = await fetch(at);
      if (!answer.ok) throw new Error(`it answers ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartFailure(`${at} cannot be read: ${reason}.`);
    }
  }
}

/**
 * Installs an archive as `folder`.
 * @param before the folder of another release, whose packages are used where they are the same
 * @returns whether its packages are those of `before`
 */
export async function install(archive: Buffer, folder: string, before: string): Promise<boolean> {
  const draft = join(dirname(folder), '.installing');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const file = join(draft, 'archive.tar.gz');
  await writeFile(file, archive);
  await execute('tar', ['-xzf', file, '-C', draft, '--strip-components=1', '--no-same-owner']);
  await rm(file);
  const areSame = (await packagesOf(draft)) === (await packagesOf(before));
  const packages = join(draft, 'node_modules');
  if (areSame) await linkAll(join(before, 'node_modules'), packages);
  else await execute('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: draft });
  // Headers for compiling against Node, which nobody does here: 67 MB.
  const nodes = join(packages, 'node/node_modules');
  for (const name of await readdir(nodes).catch(() => [])) {
    if (name.startsWith('node-'))
      await rm(join(nodes, name, 'include'), { recursive: true, force: true });
  }
  await symlink('../../.env', join(draft, '.env'));
  await rename(draft, folder);
  return areSame;
}

/** What the lock of a release installs; its own version is no part of that. */
async function packagesOf(release: string): Promise<string> {
  const { packages } = JSON.parse(await readFile(join(release, 'package-lock.json'), 'utf8'));
  return JSON.stringify({ ...packages, '': undefined });
}

/** The same files under a second name, so that they take no room and nothing is fetched. */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkAll(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target);
  }
}
