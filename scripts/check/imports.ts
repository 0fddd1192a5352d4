/**
 * Who imports whom. Simple because the house is: every path is written out with its ending, and
 * every name that begins with # is in package.json. Types count, late imports and workers too.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { CODE, isSyntaxNode, projectFiles, type SyntaxNode, syntaxNodes } from './syntax.ts';

/** One import: `to` is a path of the project, `node:fs`, `npm:zod` or `unknown:` and what was said. */
export interface Import {
  from: string;
  to: string;
  /** Only the compiler sees it. */
  isTypeOnly: boolean;
  /** A package that is there for development alone. */
  isDev: boolean;
}

const manifestSchema = z.object({
  imports: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
type Manifest = z.infer<typeof manifestSchema>;

/** Every import of every file below `baseDir`. @param among only of files with such paths */
export function readImports(baseDir: string, among = CODE): Import[] {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(baseDir, 'package.json'), 'utf8')),
  );
  const files = projectFiles(baseDir).filter((path) => CODE.test(path) && among.test(path));
  return files.flatMap((from) => {
    const source = readFileSync(join(baseDir, from), 'utf8');
    return importsOf(from, source).map(({ said, isTypeOnly }) => {
      const to = resolve(said, from, manifest, (path) => existsSync(join(baseDir, path)));
      const name = to.replace('npm:', '');
      const isDev = name in manifest.devDependencies && !(name in manifest.dependencies);
      return { from, to, isTypeOnly, isDev };
    });
  });
}

/** What the text of a file says it imports. */
function importsOf(path: string, source: string): { said: string; isTypeOnly: boolean }[] {
  return syntaxNodes(path, source).flatMap((node) => {
    const said = saidBy(node, source);
    if (said === undefined) return [];
    const isTypeOnly = [node.importKind, node.exportKind].includes('type');
    return [{ said, isTypeOnly: isTypeOnly || node.type === 'TSImportType' }];
  });
}

function saidBy({ type, start, end, source }: SyntaxNode, text: string): string | undefined {
  if (isSyntaxNode(source)) {
    return typeof source.value === 'string' ? source.value : text.slice(start, end);
  }
  if (type !== 'NewExpression') return undefined;
  return /^new URL\(\s*'([^']+)',\s*import\.meta\.url/.exec(text.slice(start, end))?.[1];
}

function resolve(
  said: string,
  from: string,
  { imports, dependencies, devDependencies }: Manifest,
  exists: (path: string) => boolean,
): string {
  const [bare = said] = said.split('?');
  if (isBuiltin(bare)) return bare.startsWith('node:') ? bare : `node:${bare}`;
  const [pattern, target] =
    Object.entries(imports).find(([key]) => bare.startsWith(key.replace('*', ''))) ?? [];
  const path = pattern
    ? posix.normalize(bare.replace(pattern.replace('*', ''), target?.replace('*', '') ?? ''))
    : /^[.]{1,2}(\/|$)/.test(bare) && posix.join(posix.dirname(from), bare);
  if (path) return exists(path) ? path : `unknown:${said}`;
  const name = /^(@[^/]+\/)?[^/]+/.exec(bare)?.[0] ?? bare;
  return name in dependencies || name in devDependencies ? `npm:${name}` : `unknown:${said}`;
}

/** The first way round that each file finds back to itself, as the files on it. */
export function cyclesIn(imports: Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: string, way: string[]) => {
    const seenAt = way.indexOf(file);
    if (seenAt >= 0) cycles.push([...way.slice(seenAt), file]);
    if (seenAt >= 0 || done.has(file)) return;
    for (const { to } of targets.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) walk(file, []);
  return cycles;
}
