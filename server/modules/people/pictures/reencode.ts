/**
 * Re-encodes an uploaded file into the picture that is kept. The upload is trusted only after it was
 * decoded as a picture; what is kept is encoded again: upright, at most 512 pixels, without metadata about
 * where or with what it was taken.
 *
 * A small file may decode into gigabytes. Its metadata says how large it is, and pictures are decoded
 * one at a time, so that neither one nor many at once exhaust the memory.
 */
import type { Metadata } from 'sharp';
import { FACE_SIDE, PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from '#contract/limits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import { loadSharp } from './sharp.ts';

const ACCEPTED = ['jpeg', 'png', 'webp'];
/** More than most cameras make. */
const PIXELS_MAX = 40_000_000;
/** Progressive JPEG and interlaced PNG are decoded whole before the first line can be read. */
const PIXELS_MAX_PROGRESSIVE = 16_000_000;
/** Each waits for less than a second. */
const WAITING_MAX = 16;
const RETRY_AFTER_S = 5;

const semaphore = new Semaphore(1, { waitingMax: WAITING_MAX, retryAfterS: RETRY_AFTER_S });

/**
 * The picture as a JPEG.
 * @param signal aborted when nobody waits for it any more
 * @throws Refusal `unsupported-media-type`, `too-large` by its pixels, `invalid-input` when it only
 *   looks like a picture, or `unavailable` when too many wait
 */
export async function reencode(file: Buffer, signal: AbortSignal): Promise<Buffer> {
  assertSize(await headOf(file));
  return semaphore.run(() => encode(file), signal);
}

/**
 * The same of an upload.
 * @throws Refusal as `reencode`, `invalid-input` without a file, `too-large` by its bytes
 */
export async function reencodeUpload(
  file: Buffer | undefined,
  signal: AbortSignal,
): Promise<Buffer> {
  if (file === undefined || file.length === 0) {
    throw new Refusal('invalid-input', { errors: [{ path: 'photo', code: 'required' }] });
  }
  if (file.length > PICTURE_BYTES_MAX) throw new Refusal('too-large');
  return reencode(file, signal);
}

/** The metadata of the file; nothing is decoded. */
async function headOf(file: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || !ACCEPTED.includes(head.format)) throw new Refusal('unsupported-media-type');
  return head;
}

function assertSize({ width, height, isProgressive }: Metadata): void {
  const most = isProgressive ? PIXELS_MAX_PROGRESSIVE : PIXELS_MAX;
  if (width * height > most) throw new Refusal('too-large');
}

/** The middle of a picture that we have encoded, as the small square beside a name. */
export async function faceOf(jpeg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(jpeg)
    .resize(FACE_SIDE, FACE_SIDE, { fit: 'cover' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

async function encode(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawing = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .rotate()
    .resize(PICTURE_SIDE_MAX, PICTURE_SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true });
  try {
    return await drawing.toBuffer();
  } catch {
    throw new Refusal('invalid-input', { errors: [{ path: 'photo', code: 'image-invalid' }] });
  }
}
