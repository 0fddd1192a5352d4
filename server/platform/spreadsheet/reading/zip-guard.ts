/**
 * Refuses zip files that unpack into far more than they weigh, before a parser meets them. What the
 * directory of the file claims is not believed: every part is unpacked here once, up to the limit.
 */
import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './table.ts';

/** All parts together; a sheet of 20,000 lines and twenty columns unpacks into some 25 MB. */
const UNPACKED_BYTES_MAX = 96 * 1024 * 1024;
const PARTS_MAX = 2_000;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;
const STORED = 0;

/** @throws UnreadableFile `too-large`, or `sheet-unreadable` when the file is no whole zip */
export function assertUnpacksSmall(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let left = UNPACKED_BYTES_MAX;
  for (const part of partsOf(file)) {
    left -= unpackedSize(part, left);
  }
}

interface Part {
  method: number;
  packed: Buffer;
}

function* partsOf(file: Buffer): Generator<Part> {
  const end = findDirectoryEnd(file);
  const count = read(file, end + 10, 2);
  if (count > PARTS_MAX) throw new UnreadableFile('too-large');
  let at = read(file, end + 16, 4);
  for (let nth = 0; nth < count; nth += 1) {
    if (read(file, at, 4) !== DIRECTORY_ENTRY) throw new UnreadableFile('sheet-unreadable');
    const packedSize = read(file, at + 20, 4);
    const start = read(file, at + 42, 4);
    const begin = start + 30 + read(file, start + 26, 2) + read(file, start + 28, 2);
    yield { method: read(file, at + 10, 2), packed: file.subarray(begin, begin + packedSize) };
    at += 46 + read(file, at + 28, 2) + read(file, at + 30, 2) + read(file, at + 32, 2);
  }
}

function findDirectoryEnd(file: Buffer): number {
  const earliest = Math.max(0, file.length - DIRECTORY_END_BYTES - COMMENT_BYTES_MAX);
  for (let at = file.length - DIRECTORY_END_BYTES; at >= earliest; at -= 1) {
    if (file.readUInt32LE(at) === DIRECTORY_END) return at;
  }
  throw new UnreadableFile('sheet-unreadable');
}

function unpackedSize({ method, packed }: Part, most: number): number {
  if (method === STORED) return packed.length;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    const isTooMuch =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFile(isTooMuch ? 'too-large' : 'sheet-unreadable');
  }
}

function read(file: Buffer, at: number, bytes: 2 | 4): number {
  if (at < 0 || at + bytes > file.length) throw new UnreadableFile('sheet-unreadable');
  return bytes === 2 ? file.readUInt16LE(at) : file.readUInt32LE(at);
}
