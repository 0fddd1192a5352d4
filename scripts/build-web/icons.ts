/** The mark as pictures, for phones that keep the portal on their first screen. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PAPER = '#fbf6ec';
/** How much of the side the mark takes. A phone may cut a mask out of the second kind. */
const MARK_SHARE = { whole: 0.8, maskable: 0.56 };

const ICONS = [
  { file: 'icon-180.png', side: 180, share: MARK_SHARE.maskable },
  { file: 'icon-192.png', side: 192, share: MARK_SHARE.whole },
  { file: 'icon-512.png', side: 512, share: MARK_SHARE.whole },
  { file: 'icon-maskable-192.png', side: 192, share: MARK_SHARE.maskable },
  { file: 'icon-maskable-512.png', side: 512, share: MARK_SHARE.maskable },
];

/** Draws the mark on paper in every size the manifest and the page name. */
export async function drawIcons(dist: string): Promise<void> {
  const mark = await readFile(join(dist, 'mark.svg'));
  await Promise.all(ICONS.map((icon) => drawIcon(mark, dist, icon)));
}

async function drawIcon(
  mark: Buffer,
  dist: string,
  { file, side, share }: (typeof ICONS)[number],
): Promise<void> {
  const drawn = Math.round(side * share);
  const input = await sharp(mark, { density: 1200 }).resize(drawn, drawn).toBuffer();
  const paper = sharp({ create: { width: side, height: side, channels: 3, background: PAPER } });
  await paper
    .composite([{ input, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(join(dist, file));
}
