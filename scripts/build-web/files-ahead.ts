/**
 * Writes into index.html which files a member's home needs, by language. `early.js` asks for them together
 * with the first script: the application would do so only once it has come itself, six at a time.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { LOCALES } from '#contract/locales.ts';
import { homeSources, textsOf } from './home-sources.ts';

const FIRST_SCRIPT = '<script src="/early.js">';

/** Links to them, without effect until the script behind them puts them into the page. */
export async function nameFilesAhead(dist: string): Promise<void> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const place = join(dist, 'index.html');
  const html = await readFile(place, 'utf8');
  if (!html.includes(FIRST_SCRIPT)) throw new Error(`index.html has no ${FIRST_SCRIPT}`);
  const lines = LOCALES.map((language) => {
    const sources = [...textsOf(language, ['every']), ...homeSources(language)];
    const links = filesOf(manifest, sources)
      .filter((file) => !html.includes(file))
      .map((file) => {
        const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
        return `<link ${kind} crossorigin href="/${file}">`;
      });
    return `<template lang="${language}">${links.join('')}</template>\n    `;
  });
  await writeFile(place, html.replace(FIRST_SCRIPT, lines.join('') + FIRST_SCRIPT));
}

/** Scripts and styles of some sources and of all that they import at once. */
function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the built web`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files];
}
