/** Whether web/dist was built from the sources as they are now: by their content, not by dates. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const INPUTS = [
  'web',
  'contract',
  'texts',
  'scripts/build-web',
  'scripts/build-web.ts',
  'package-lock.json',
];
const IGNORED = /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/;
const MEMORY = '.built-from';

/** One hash over every file the build reads. */
export async function sourcesHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listSources(root)) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether the last build came from exactly these sources. */
export async function isFresh(dist: string, sources: string): Promise<boolean> {
  const built = await readFile(join(dist, MEMORY), 'utf8').catch(() => '');
  return built === sources;
}

/** Before a build is exchanged: one that is cut off in between counts as none. */
export function forgetSources(dist: string): Promise<void> {
  return rm(join(dist, MEMORY), { force: true });
}

/** Notes what a finished build was made from. */
export async function rememberSources(dist: string, sources: string): Promise<void> {
  await writeFile(join(dist, MEMORY), sources);
}

async function listSources(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const input of INPUTS) {
    const entries = await readdir(join(root, input), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => undefined);
    const files = entries?.filter((entry) => entry.isFile()) ?? [];
    if (!entries) found.push(input);
    found.push(...files.map((entry) => relative(root, join(entry.parentPath, entry.name))));
  }
  return found.filter((file) => !IGNORED.test(file)).sort();
}
