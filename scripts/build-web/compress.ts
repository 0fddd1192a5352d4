/** Puts a brotli and a gzip copy beside every text file, once, so that no request waits for it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_NPOSTFIX } = constants;

/** Which of these fits a file best cannot be told before: the smallest outcome is kept. */
const BROTLI_WAYS = [
  { [BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  { [BROTLI_PARAM_NDIRECT]: 12 },
  { [BROTLI_PARAM_NPOSTFIX]: 1 },
];

/** Compresses all texts under a folder. */
export async function compressTexts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
  await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const [gzipped, ...brotlis] = await Promise.all([
    toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
    ...BROTLI_WAYS.map((way) =>
      toBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          ...way,
        },
      }),
    ),
  ]);
  const [smallest] = brotlis.toSorted((a, b) => a.length - b.length);
  if (smallest) await writeFile(`${file}.br`, smallest);
  await writeFile(`${file}.gz`, gzipped);
}
