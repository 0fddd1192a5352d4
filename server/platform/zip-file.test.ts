/** Zip files that somebody made to deceive, and those that are as they say. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UnreadableZip, ZipFile } from './zip-file.ts';

const LIMITS = { bytesMax: 30 * 1024 * 1024, partsMax: 3, path: /^[a-c][.]txt$/ };
const MEGABYTE = 1024 * 1024;

/** Bytes that pack badly. */
const noise = (bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => (Math.imul(at, 2_654_435_761) >>> 13) & 0xff);

function refusalOf(file: Uint8Array) {
  try {
    const zip = new ZipFile(file, LIMITS);
    for (const path of zip.paths) zip.unpack(path);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    return error.isTooLarge ? 'too large' : 'damaged';
  }
}

/** The same file, its directory saying another size of the first part. */
function saying(file: Uint8Array, bytes: number): Uint8Array {
  const changed = Buffer.from(file);
  changed.writeUInt32LE(bytes, changed.indexOf('PK\u0001\u0002') + 24);
  return changed;
}

it('gives its parts, packed and unpacked ones', () => {
  const zip = new ZipFile(
    zipSync({ 'a.txt': strToU8('uno'), 'b.txt': [strToU8('due'), { level: 0 }] }),
    LIMITS,
  );
  expect(zip.paths.map((path) => zip.unpack(path)?.toString())).toEqual(['uno', 'due']);
  expect(zip.unpack('c.txt')).toBeUndefined();
});

describe('refuses', () => {
  const a = strToU8('a');
  it.each([
    ['what is no zip file', strToU8('PK none at all'), 'damaged'],
    ['half of one', zipSync({ 'a.txt': noise(9_000) }, { level: 0 }).slice(0, 5_000), 'damaged'],
    ['a path that may not be in it', zipSync({ '../a.txt': a }), 'damaged'],
    ['a size that is not so, larger', saying(zipSync({ 'a.txt': a }), 5), 'damaged'],
    ['a size that is not so, smaller', saying(zipSync({ 'a.txt': noise(100) }), 5), 'damaged'],
    ['too many parts', zipSync({ 'a.txt': a, 'b.txt': a, 'c.txt': a, 'd.txt': a }), 'too large'],
    ['more than may be', zipSync({ 'a.txt': noise(31 * MEGABYTE) }, { level: 0 }), 'too large'],
    [
      'what packs like nothing honest',
      zipSync({ 'a.txt': new Uint8Array(9 * MEGABYTE) }),
      'too large',
    ],
  ])('%s', (_, file, refused) => {
    expect(refusalOf(file)).toBe(refused);
  });

  it('but not what is small, however well it packs', () => {
    expect(refusalOf(zipSync({ 'a.txt': new Uint8Array(7 * MEGABYTE) }))).toBeUndefined();
  });
});
