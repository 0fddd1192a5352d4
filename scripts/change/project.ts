/** What the project says of itself, for finding out which tests a change can break. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints } from '#contract/endpoints.ts';
import { paths, patterns } from '#web/paths.ts';
import { readImports } from '../check/imports.ts';
import { projectFiles } from '../check/syntax.ts';

/** A part of the portal that stories try without importing it. */
export interface Part {
  /** `module notices`, `screen web/screens/board.tsx`. */
  name: string;
  /** The files that it begins with. */
  roots: string[];
  /** What a story says when it tries this part: calls by name, addresses as patterns. */
  asked: { names: string[]; addresses: string[] };
}

export interface Project {
  /** Every file, with all that it imports when it runs. */
  imports: Map<string, string[]>;
  /** @returns '' for a file that is gone */
  textOf(path: string): string;
  parts: Part[];
}

/** Reads the project below `root`. */
export function readProject(root: string): Project {
  const texts = new Map<string, string>();
  const textOf = (path: string) => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    texts.set(path, text);
    return text;
  };
  const files = projectFiles(root);
  const imports = new Map<string, string[]>();
  const needs = (from: string, to: string) => imports.set(from, [...(imports.get(from) ?? []), to]);
  for (const { from, to, isTypeOnly } of readImports(root)) {
    if (!isTypeOnly && !to.includes(':')) needs(from, to);
  }
  for (const [from, to] of textsUsed(files, textOf)) needs(from, to);
  return { imports, textOf, parts: [...modulesOf(files), ...screensOf(textOf)] };
}

/** Texts come by their namespace, which no import shows: `useTranslation('notices')`. */
function textsUsed(files: string[], textOf: (path: string) => string): [string, string][] {
  const texts = Map.groupBy(
    files.filter((path) => /^texts\/[a-z]+\/.*[.]json$/.test(path)),
    (path) => basename(path, '.json'),
  );
  return files
    .filter((path) => /^web\/.*[.]tsx?$/.test(path))
    .flatMap((from) => {
      const used = textOf(from).matchAll(/\buseTranslation\(([^)]*)/g);
      const words = Array.from(used, ([, said = '']) => said.split("'")).flat();
      return words
        .flatMap((word) => texts.get(word) ?? [])
        .map((to): [string, string] => [from, to]);
    });
}

/** The modules that answer calls, each asked by its rows of the contract. */
function modulesOf(files: string[]): Part[] {
  const rows = Object.entries(endpoints).map(([name, { module, path }]) => ({
    name,
    module,
    path,
  }));
  return [...Map.groupBy(rows, ({ module }) => module)].map(([module, own]) => ({
    name: `module ${module}`,
    roots: files.filter(
      (path) => path.startsWith('server/modules/') && path.endsWith(`/${module}/routes.ts`),
    ),
    asked: { names: own.map(({ name }) => name), addresses: own.map(({ path }) => path) },
  }));
}

const ROUTERS = ['web/router.tsx', 'web/desk-pages.tsx'];

/** The screens, each asked by the addresses at which the routers put it. */
function screensOf(textOf: (path: string) => string): Part[] {
  const addresses = { paths, patterns } satisfies Record<string, Record<string, string>>;
  const addressOf = new Map(
    Object.entries(addresses).flatMap(([list, named]) =>
      Object.entries(named).map(([name, address]) => [`${list}.${name}`, address]),
    ),
  );
  return ROUTERS.flatMap((router) => {
    const text = textOf(router);
    const pages = text.matchAll(/const (\w+) = lazyPage\(\s*\(\) => import\('\.\/([^']+)'\)/g);
    return Array.from(pages, ([, page, file]) => {
      const places = text.matchAll(new RegExp(`\\bat\\(([\\w.]+), ${page}\\b`, 'g'));
      return {
        name: `screen web/${file}`,
        roots: [`web/${file}`],
        asked: {
          names: [],
          addresses: Array.from(places, ([, place = '']) => addressOf.get(place) ?? []).flat(),
        },
      };
    });
  }).filter(({ asked }) => asked.addresses.length > 0);
}
