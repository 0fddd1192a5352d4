/**
 * Builds the web and moves it into web/dist, which a portal may serve meanwhile: bundles it, draws the public pages ahead in every language,
 * fills in the service worker, compresses what is text, and keeps the first load within its budget.
 *
 * `node scripts/build-web.ts [--if-stale]`; with `--if-stale` nothing happens when no source has
 * changed since the last build.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, minify } from 'vite';
import { compressTexts } from './build-web/compress.ts';
import { nameFilesAhead } from './build-web/files-ahead.ts';
import { checkFirstLoad } from './build-web/first-load.ts';
import { forgetSources, isFresh, rememberSources, sourcesHash } from './build-web/freshness.ts';
import { drawIcons } from './build-web/icons.ts';
import { moveIn, placeForBuild } from './build-web/moving-in.ts';
import { drawPublicPages } from './build-web/public-pages.ts';
import { fillWorker } from './build-web/worker.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web', 'dist');

async function buildWeb(): Promise<void> {
  const started = performance.now();
  const sources = await sourcesHash(root);
  if (process.argv.includes('--if-stale') && (await isFresh(dist, sources))) return;

  process.env.NODE_ENV = 'production';
  const built = await placeForBuild(dist, Date.now());
  const report = await buildInto(built).catch(async (error: unknown) => {
    await rm(built, { recursive: true, force: true });
    throw error;
  });
  await forgetSources(dist);
  await moveIn(built, dist, Date.now());
  await rememberSources(dist, sources);

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`web/dist built in ${seconds} s\n${report}\n`);
}

/** @returns the lines about its first load. @throws when it costs too much */
async function buildInto(built: string): Promise<string> {
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: built },
  });
  await drawPublicPages(root, built);
  await nameFilesAhead(built);
  await shorten(join(built, 'early.js'));
  await drawIcons(built);
  await fillWorker(built);
  await compressTexts(built);
  return checkFirstLoad(built);
}

/** For the script that stands beside the bundle and is served to every visitor. */
async function shorten(script: string): Promise<void> {
  const { code, errors } = await minify(script, await readFile(script, 'utf8'));
  const [error] = errors;
  if (error) throw new Error(`${script}: ${error.message}`);
  await writeFile(script, code);
}

await buildWeb();
