/** The mark as pictures, for phones that keep the portal on their first screen. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SIDES = [180, 192, 512];
const PAPER = '#fbf6ec';
/** How much of the side the mark takes: a phone may cut the corners. */
const MARK_SHARE = 0.64;

/** Draws the mark on paper in every size the manifest and the page name. */
export async function drawIcons(dist: string): Promise<void> {
  const mark = await readFile(join(dist, 'mark.svg'));
  await Promise.all(SIDES.map((side) => drawIcon(mark, side, join(dist, `icon-${side}.png`))));
}

async function drawIcon(mark: Buffer, side: number, file: string): Promise<void> {
  const drawn = Math.round(side * MARK_SHARE);
  const input = await sharp(mark, { density: 1200 }).resize(drawn, drawn).toBuffer();
  const paper = sharp({ create: { width: side, height: side, channels: 3, background: PAPER } });
  await paper
    .composite([{ input, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(file);
}
