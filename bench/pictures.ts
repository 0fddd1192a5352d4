/**
 * Decoding pictures: sixteen of a kind at once, each kind in a process of its own, and the peak
 * memory of that process. Its table lies in bench/results.
 *
 * `node bench/pictures.ts`
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { reencode } from '#server/modules/people/pictures/reencode.ts';

const AT_ONCE = 16;
const BYTES_IN_MB = 1024 * 1024;
const KB_IN_MB = 1024;

const flat = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: '#8877aa' } });

const KINDS: Record<string, () => Sharp> = {
  'nothing but a small picture': () => flat(600).jpeg(),
  'interlaced PNG, 100 MP': () => flat(9990).png({ progressive: true }),
  'progressive JPEG, 100 MP': () => flat(9990).jpeg({ progressive: true }),
  'interlaced PNG, 16 MP': () => flat(3990, 4).png({ progressive: true }),
  'progressive JPEG, 16 MP': () => flat(3990).jpeg({ progressive: true }),
  'JPEG, 40 MP, on its side': () => flat(6300).withMetadata({ orientation: 6 }).jpeg(),
  'PNG, 40 MP, on its side': () => flat(6300, 4).withMetadata({ orientation: 6 }).png(),
  'WebP, 40 MP': () => flat(6300, 4).webp(),
};

const [, script = '', kind] = process.argv;
if (kind === undefined) await measureAll();
else await measure(kind);

async function measureAll(): Promise<void> {
  process.stdout.write('| sixteen at once | MB a file | answers | time | peak memory |\n');
  for (const name of Object.keys(KINDS)) {
    const { stdout } = await promisify(execFile)(process.execPath, [script, name]);
    process.stdout.write(stdout);
  }
}

/** The file comes from a process of its own as well: making it needs memory too. */
async function measure(name: string): Promise<void> {
  const isMaker = name.startsWith('make ');
  const make = KINDS[name.replace(/^make /, '')];
  if (!make) throw new Error(`there is no kind ${name}`);
  if (isMaker) {
    process.stdout.write(await make().toBuffer());
    return;
  }
  const options = { encoding: 'buffer', maxBuffer: 64 * BYTES_IN_MB } as const;
  const made = await promisify(execFile)(process.execPath, [script, `make ${name}`], options);
  const begun = performance.now();
  const patient = new AbortController().signal;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      reencode(Buffer.from(made.stdout), patient).then(
        () => 'kept',
        (error: Error) => error.message,
      ),
    ),
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const peakMb = Math.round(process.resourceUsage().maxRSS / KB_IN_MB);
  const fileMb = (made.stdout.length / BYTES_IN_MB).toFixed(1);
  const said = [...new Set(answers)].join(', ');
  process.stdout.write(`| ${name} | ${fileMb} | ${said} | ${seconds} s | ${peakMb} MB |\n`);
}
