/** Small files that decode into large pictures: checked by their pixels, and decoded one at a time. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_BYTES_MAX } from '#contract/limits.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8877aa' } });

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>`;

async function upload(files: Buffer[]) {
  const { token } = await portal().signIn('marco');
  return Promise.all(
    files.map(async (file) => {
      const body = new FormData();
      body.set('photo', new Blob([new Uint8Array(file)]), 'picture');
      const answer = await fetch(`${portal().url}/api/upload-photo`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    }),
  );
}

describe('a picture', () => {
  it.each([
    ['an interlaced PNG of 17 megapixels', () => flat(4250, 4000).png({ progressive: true })],
    ['a progressive JPEG of 17 megapixels', () => flat(4250, 4000).jpeg({ progressive: true })],
    ['a PNG of 41 megapixels', () => flat(8200, 5000).png()],
    ['a WebP of 101 megapixels', () => flat(16_000, 6_350).webp({ effort: 0 })],
  ])('%s is too large, however few its bytes', async (_, make) => {
    const file = await make().toBuffer();
    expect(file.length).toBeLessThan(1_000_000);
    const [answer] = await upload([file]);
    expect([answer?.status, JSON.parse(answer?.text ?? '').code]).toEqual([413, 'too-large']);
  });

  it.each([
    ['a plain JPEG of 17 megapixels', () => flat(4250, 4000).jpeg()],
    ['an interlaced PNG of 1 megapixel', () => flat(1000, 1000).png({ progressive: true })],
  ])('%s is kept, at most 512 pixels wide', async (_, make) => {
    const [answer] = await upload([await make().toBuffer()]);
    const { width } = await sharp(Buffer.from(answer?.text ?? '', 'base64')).metadata();
    expect([answer?.status, width]).toEqual([200, 512]);
  });
});

it.each([
  ['a drawing that may hold scripts', async () => Buffer.from(DRAWING)],
  ['a GIF', () => flat(10, 10).gif().toBuffer()],
  ['a TIFF', () => flat(10, 10).tiff().toBuffer()],
])('%s is no kind of picture that is decoded', async (_, make) => {
  const [answer] = await upload([await make()]);
  const { code } = JSON.parse(answer?.text ?? '');
  expect([answer?.status, code]).toEqual([415, 'unsupported-media-type']);
});

it('a picture of more than 5 MB is refused, also where a shorter part of it would do', async () => {
  const picture = await flat(100, 100).jpeg().toBuffer();
  const file = Buffer.concat([picture, Buffer.alloc(PICTURE_BYTES_MAX + 1 - picture.length)]);
  const [answer] = await upload([file]);
  expect([answer?.status, JSON.parse(answer?.text ?? '').code]).toEqual([413, 'too-large']);
  const [kept] = await upload([file.subarray(0, PICTURE_BYTES_MAX)]);
  expect(kept?.status).toBe(200);
});

it('many at once are encoded one after the other; a full queue answers with Retry-After', async () => {
  const file = await flat(3000, 3000).jpeg({ progressive: true }).toBuffer();
  const answers = await upload(Array.from({ length: 30 }, () => file));
  const kept = answers.filter(({ status }) => status === 200);
  const sentAway = answers.filter(({ status }) => status === 503);
  expect(kept.length + sentAway.length).toBe(30);
  expect(kept.length).toBeGreaterThanOrEqual(17);
  expect(sentAway.map(({ headers }) => headers.get('retry-after'))).toContain('5');
});
