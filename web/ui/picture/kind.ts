/** What a file is by its first bytes; its name and what the browser says of it may be wrong. */

export type PictureKind = 'jpeg' | 'png' | 'webp';

/** How many bytes must be looked at. */
export const KIND_BYTES = 12;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** The kind of picture that begins with these bytes; undefined for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const holds = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (holds(JPEG)) return 'jpeg';
  if (holds(PNG)) return 'png';
  return holds(RIFF) && holds(WEBP, 8) ? 'webp' : undefined;
}
