/** Zip files: written as their parts come, and read without trusting what they say of themselves. */
import { createHash, type Hash } from 'node:crypto';
import { unzipSync, Zip, ZipDeflate } from 'fflate';

/** A file that is no zip file, or not one within its limits. */
export class DamagedZip extends Error {}

/** Writes one part after the other; what is ready is taken away with `take`. */
export class ZipWriter {
  /** The SHA-256 of each finished part, as hexadecimal digits. */
  readonly hashes: Record<string, string> = {};
  readonly #zip: Zip;
  #ready: Uint8Array[] = [];

  constructor() {
    this.#zip = new Zip((error, bytes) => {
      if (error) throw error;
      this.#ready.push(bytes);
    });
  }

  /** Begins a part; the one before must have ended. */
  part(path: string): ZipPart {
    const stream = new ZipDeflate(path, { level: 6 });
    this.#zip.add(stream);
    return new ZipPart(stream, (hash) => {
      this.hashes[path] = hash;
    });
  }

  /** A part that is known as a whole. */
  whole(path: string, content: string | Uint8Array): void {
    const part = this.part(path);
    part.write(content);
    part.end();
  }

  /** Ends the file; the rest is then ready. */
  end(): void {
    this.#zip.end();
  }

  /** The bytes that are ready. */
  take(): Uint8Array {
    const taken = Buffer.concat(this.#ready);
    this.#ready = [];
    return taken;
  }
}

/** One part while it is written. */
export class ZipPart {
  readonly #stream: ZipDeflate;
  readonly #hash: Hash = createHash('sha256');
  readonly #onEnd: (hash: string) => void;

  constructor(stream: ZipDeflate, onEnd: (hash: string) => void) {
    this.#stream = stream;
    this.#onEnd = onEnd;
  }

  write(content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.#hash.update(bytes);
    this.#stream.push(bytes);
  }

  end(): void {
    this.#stream.push(new Uint8Array(), true);
    this.#onEnd(this.#hash.digest('hex'));
  }
}

interface Limits {
  /** All parts together, unpacked. */
  bytesMax: number;
  partsMax: number;
  /** The paths that may be in it; nothing is ever written to a disk. */
  path: RegExp;
}

/**
 * The parts of a zip file by their paths. A part that is larger than it says comes out cut off, so
 * compare it with its hash.
 * @throws DamagedZip for what cannot be read, a path that may not be in it or is there twice, or too much
 */
export function unzip(file: Uint8Array, { bytesMax, partsMax, path }: Limits) {
  const seen = new Set<string>();
  let bytes = 0;
  try {
    const parts = unzipSync(file, {
      filter({ name, originalSize }) {
        bytes += originalSize;
        const isFine = path.test(name) && !seen.has(name) && seen.size < partsMax;
        if (!isFine || bytes > bytesMax) throw new DamagedZip(`not taken: ${name.slice(0, 60)}`);
        seen.add(name);
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch (error) {
    throw error instanceof DamagedZip
      ? error
      : new DamagedZip('it cannot be read', { cause: error });
  }
}
