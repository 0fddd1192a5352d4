/**
 * Reads zip files without trusting what they say of themselves. The directory alone is looked at before
 * anything is unpacked: how many parts, which names, how large all of it together. A part that unpacks
 * into another size than the directory says is damaged.
 */
import { inflateRawSync } from 'node:zlib';

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;
const STORED = 0;
/**
 * What tables and lists of people pack into is a tenth to a thirtieth; a file that would become larger
 * than this is made to.
 */
const UNPACKED_BY_PACKED_MAX = 50;
/** Up to here nobody asks. */
const UNPACKED_BYTES_FREE = 8 * 1024 * 1024;

/** A file that is no whole zip file, or one that would unpack into too much. */
export class UnreadableZip extends Error {
  readonly isTooLarge: boolean;
  constructor(
    why: string,
    { isTooLarge = false, cause }: { isTooLarge?: boolean; cause?: unknown } = {},
  ) {
    super(`the zip file is not read: ${why}`, { cause });
    this.isTooLarge = isTooLarge;
  }
}

interface Limits {
  /** All parts together, unpacked. */
  bytesMax: number;
  partsMax: number;
  /** The paths that may be in it; nothing is ever written to a disk. */
  path?: RegExp;
}

interface Part {
  method: number;
  /** Unpacked, as the directory says. */
  bytes: number;
  packed: Buffer;
}

export class ZipFile {
  readonly #parts = new Map<string, Part>();

  /** @throws UnreadableZip for no zip file, a path that may not be in it or is there twice, or too much */
  constructor(content: Uint8Array, { bytesMax, partsMax, path }: Limits) {
    const file = Buffer.from(content.buffer, content.byteOffset, content.length);
    const end = directoryEndOf(file);
    const count = read(file, end + 10, 2);
    if (count > partsMax) throw new UnreadableZip('too many parts', { isTooLarge: true });
    let left = Math.min(
      bytesMax,
      Math.max(UNPACKED_BYTES_FREE, file.length * UNPACKED_BY_PACKED_MAX),
    );
    let at = read(file, end + 16, 4);
    for (let nth = 0; nth < count; nth += 1) {
      const { name, part, next } = entryAt(file, at);
      left -= part.bytes;
      if (left < 0) throw new UnreadableZip('it unpacks into too much', { isTooLarge: true });
      const isFine = !this.#parts.has(name) && (path === undefined || path.test(name));
      if (!isFine) throw new UnreadableZip(`not taken: ${name.slice(0, 60)}`);
      this.#parts.set(name, part);
      at = next;
    }
  }

  get paths(): string[] {
    return [...this.#parts.keys()];
  }

  /** A part, unpacked again each time; undefined when there is none. @throws UnreadableZip */
  unpack(path: string): Buffer | undefined {
    const part = this.#parts.get(path);
    if (!part) return undefined;
    const content = part.method === STORED ? part.packed : inflated(part);
    if (content.length !== part.bytes) throw new UnreadableZip('a part of another size');
    return content;
  }
}

function directoryEndOf(file: Buffer): number {
  const earliest = Math.max(0, file.length - DIRECTORY_END_BYTES - COMMENT_BYTES_MAX);
  for (let at = file.length - DIRECTORY_END_BYTES; at >= earliest; at -= 1) {
    if (file.readUInt32LE(at) === DIRECTORY_END) return at;
  }
  throw new UnreadableZip('it has no directory');
}

function entryAt(file: Buffer, at: number) {
  if (read(file, at, 4) !== DIRECTORY_ENTRY) throw new UnreadableZip('its directory is damaged');
  const packedBytes = read(file, at + 20, 4);
  const nameEnd = at + 46 + read(file, at + 28, 2);
  const start = read(file, at + 42, 4);
  const begin = start + 30 + read(file, start + 26, 2) + read(file, start + 28, 2);
  const part: Part = {
    method: read(file, at + 10, 2),
    bytes: read(file, at + 24, 4),
    packed: file.subarray(begin, begin + packedBytes),
  };
  const next = nameEnd + read(file, at + 30, 2) + read(file, at + 32, 2);
  return { name: file.toString('utf8', at + 46, nameEnd), part, next };
}

function inflated({ packed, bytes }: Part): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch (error) {
    throw new UnreadableZip('a part cannot be unpacked', { cause: error });
  }
}

function read(file: Buffer, at: number, bytes: 2 | 4): number {
  if (at < 0 || at + bytes > file.length) throw new UnreadableZip('it is cut off');
  return bytes === 2 ? file.readUInt16LE(at) : file.readUInt32LE(at);
}
