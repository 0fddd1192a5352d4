/**
 * What the two first screens cost, as it travels: the landing page as it is served, the same when a visitor
 * begins to use it, and a member's home. The budgets keep heavy parts out of them.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { homeSources, textsOf } from './home-sources.ts';

const BYTES_PER_KIB = 1024;

const LANDING = ['screens/landing.tsx', ...textsOf('it', ['landing'])];

/** The most KiB of scripts, compressed. */
const BUDGETS = { served: 2, landing: 105, home: 128.5 };

/** Measures in Italian; throws above a budget. Returns the lines to print. */
export async function checkFirstLoad(dist: string): Promise<string> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const html = await readFile(join(dist, 'landing.it.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"?#]+\.(?:js|css|woff2))"/g)];
  const files = [...new Set(named.map((match) => match[1] ?? ''))];
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const scripts = {
    served: await weigh(dist, ending('.js')),
    landing: await weigh(dist, ['early.js', ...scriptsOf(manifest, LANDING)]),
    home: await weigh(dist, ['early.js', ...scriptsOf(manifest, homeSources('it'))]),
  };
  const others = [
    `styles ${await weigh(dist, ending('.css'))}`,
    `page ${await weigh(dist, ['landing.it.html'])}`,
    `font ${await weigh(dist, ending('.woff2'))}`,
  ];
  const figures = (['served', 'landing', 'home'] as const).map(
    (name) => `${name} ${scripts[name]} (budget ${BUDGETS[name]})`,
  );
  const report = `scripts, brotli KiB: ${figures.join(', ')}\nlanding page as served, KiB: ${others.join(', ')}`;
  const isAbove = (['served', 'landing', 'home'] as const).some(
    (name) => scripts[name] > BUDGETS[name],
  );
  if (isAbove) throw new Error(`Above a budget: ${report}`);
  return report;
}

/** The files of a page with everything around it, and of all they import at once. */
function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const scripts = new Map<string, string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the built web`);
    if (scripts.has(key)) return;
    scripts.set(key, chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  const app = ['index.html', ...(manifest['index.html']?.dynamicImports ?? [])];
  for (const key of [...app, ...textsOf('it', ['every']), ...keys]) visit(key);
  return [...new Set(scripts.values())];
}

async function weigh(dist: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) => stat(join(dist, file.endsWith('.woff2') ? file : `${file}.br`))),
  );
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return Math.round((bytes / BYTES_PER_KIB) * 10) / 10;
}
