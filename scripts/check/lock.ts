/**
 * The lock file serves every registry and every machine: it names no registry, and it has an entry
 * for each optional platform package. npm leaves out the ones its registry could not serve, and
 * `npm ci` then refuses the file. `node scripts/check/lock.ts` writes what is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const readableSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });
type Lock = z.infer<typeof readableSchema>;
type Entry = z.infer<typeof entrySchema>;
/** Checks without copying: a copy would change the order in which npm wrote each entry. */
const lockSchema = z.custom<Lock>((value) => readableSchema.safeParse(value).success);

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** @returns one line for each fault of the lock file in `baseDir`. */
export function brokenLock(baseDir: string): string[] {
  return faultsOf(readLock(join(baseDir, 'package-lock.json')));
}

/** The same for a lock file already read. */
export function faultsOf(lock: Lock): string[] {
  return [
    ...Object.entries(lock.packages)
      .filter(([, { resolved }]) => resolved !== undefined)
      .map(([path]) => `${path} names the registry it came from: remove its "resolved"`),
    ...missingPlatforms(lock).map(
      ({ name, of }) => `${name}, optional for ${of}, has no entry: run node scripts/check/lock.ts`,
    ),
  ];
}

/** The lock file with an entry for each optional platform package that had none. */
export function completed(lock: Lock): Lock {
  const packages: [string, Entry][] = [
    ...Object.entries(lock.packages),
    ...missingPlatforms(lock).map(({ name, version, parent }): [string, Entry] => [
      `node_modules/${name}`,
      { version, ...platformOf(name), ...(parent.dev && { dev: true }), license: parent.license },
    ]),
  ];
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}

function missingPlatforms({ packages }: Lock) {
  return Object.entries(packages).flatMap(([of, parent]: [string, Entry]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !foldersAbove(of).some((folder) => packages[`${folder}${name}`]))
      .map(([name, version]) => ({ name, version, of, parent })),
  );
}

/** Where a package at `path` may find what it depends on, nearest first. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/node_modules/');
  const nested = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [...nested.map((folder) => (folder ? `${folder}/node_modules/` : '')), 'node_modules/'];
}

function platformOf(name: string) {
  const words = name.split(/[-/]/);
  const system = SYSTEMS.find((word) => words.includes(word));
  const processor = PROCESSORS.find((word) => words.includes(word));
  if (!system || !processor) throw new Error(`${name} names no platform: add its entry by hand`);
  const library = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    cpu: [processor],
    os: [system],
    ...(system === 'linux' && { libc: [library] }),
    optional: true,
  };
}

function readLock(path: string): Lock {
  return lockSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../../package-lock.json');
  writeFileSync(path, `${JSON.stringify(completed(readLock(path)), null, 2)}\n`);
}
