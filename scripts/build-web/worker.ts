/** Tells the service worker which release it keeps and which files belong to it. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Scripts, styles and texts of every screen, and the one font that latin letters need. */
const KEPT = /\.(?:js|css)$|-latin-wght-normal.*\.woff2$/;
const BLANKS = { release: "const RELEASE = 'none';", files: 'const FILES = [];' };

/** Fills in dist/worker.js. */
export async function fillWorker(dist: string): Promise<void> {
  const assets = await readdir(join(dist, 'assets'));
  const files = [
    '/early.js',
    '/mark.svg',
    '/portal.webmanifest',
    ...assets.filter((file) => KEPT.test(file)).map((file) => `/assets/${file}`),
  ].sort();
  const place = join(dist, 'worker.js');
  const worker = await readFile(place, 'utf8');
  const release = createHash('sha256').update(worker).update(JSON.stringify(files));
  for (const file of ['index.html', 'early.js', 'mark.svg', 'portal.webmanifest']) {
    release.update(await readFile(join(dist, file)));
  }
  const lines = {
    release: `const RELEASE = '${release.digest('hex').slice(0, 12)}';`,
    files: `const FILES = ${JSON.stringify(files)};`,
  };
  await writeFile(
    place,
    fill(fill(worker, BLANKS.release, lines.release), BLANKS.files, lines.files),
  );
}

function fill(text: string, blank: string, line: string): string {
  if (!text.includes(blank)) throw new Error(`web/public/worker.js has no line ${blank}`);
  return text.replace(blank, () => line);
}
