/** Writes zip files as their parts come; `zip-file.ts` reads them. */
import { createHash, type Hash } from 'node:crypto';
import { Zip, ZipDeflate } from 'fflate';

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
