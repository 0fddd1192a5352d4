/**
 * Writing the file of a backup: a gzipped tar of a manifest, the content, and last the SHA-256 of each
 * part, as `sha256sum -c` reads it. Streamed, so that memory does not grow with the database.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { encryptingFor } from './encryption.ts';
import { MANIFEST, type Manifest, PARTIAL, SUMS, sumLine } from './file-format.ts';

/** What a part is written to. */
type Sink = ReturnType<Pack['entry']>;

/** One part: its path in the tar, and exactly so many bytes. */
interface Part {
  path: string;
  size: number;
}

/** The parts of a backup, added one after the other. */
export class BackupParts {
  readonly #pack: Pack;
  #sums = '';
  constructor(tar: Pack) {
    this.#pack = tar;
  }

  /** An empty folder, or one whose files follow. */
  async folder(path: string): Promise<void> {
    await this.#entry({ name: path, type: 'directory', mode: 0o700 }, async () => {});
  }

  /** A file that is known as a whole. */
  text(path: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content);
    return this.file({ path, size: bytes.length }, [bytes]);
  }

  /** A file of exactly `size` bytes. */
  async file({ path, size }: Part, content: AsyncIterable<Buffer> | Buffer[]): Promise<void> {
    const hash = createHash('sha256');
    await this.#entry({ name: path, size, mode: 0o600 }, async (sink) => {
      for await (const bytes of content) {
        hash.update(bytes);
        if (!(sink.write(bytes) || sink.destroyed)) await untilDrained(sink);
        if (sink.destroyed) throw new Error('the file takes no more');
      }
    });
    this.#sums += sumLine(path, hash.digest('hex'));
  }

  /** Ends the tar with the sums of everything in it. */
  async end(): Promise<void> {
    await this.text(SUMS, this.#sums);
    this.#pack.finalize();
  }

  async #entry(
    header: Parameters<Pack['entry']>[0],
    fill: (sink: Sink) => Promise<void>,
  ): Promise<void> {
    const done = Promise.withResolvers<void>();
    const sink = this.#pack.entry(header, (error) => (error ? done.reject(error) : done.resolve()));
    // A part that fails is told by the promise; its source may be told first.
    sink.on('error', () => {});
    done.promise.catch(() => {});
    await fill(sink);
    sink.end(undefined);
    await done.promise;
  }
}

/**
 * Writes `file`, readable by its owner alone. It appears whole and on the disk, or not at all.
 * @param fill adds the parts after the manifest
 * @param how encrypted for `recipients`, where there are any; given up when `signal` is aborted
 * @returns its size in bytes
 * @throws what `fill` or the disk throws, or the reason of `signal`; nothing is left behind then
 */
export async function writeBackupFile(
  file: string,
  manifest: Manifest,
  fill: (parts: BackupParts) => Promise<void>,
  { recipients = [], signal }: { recipients?: readonly string[]; signal?: AbortSignal } = {},
): Promise<number> {
  const draft = `${file}.${randomUUID()}${PARTIAL}`;
  try {
    const tar = pack();
    const parts = new BackupParts(tar);
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    const [flowed] = await Promise.allSettled([
      recipients.length === 0
        ? pipeline(tar, createGzip(), target, { signal })
        : pipeline(tar, createGzip(), encryptingFor(recipients), target, { signal }),
      parts
        .text(MANIFEST, `${JSON.stringify(manifest, undefined, 2)}\n`)
        .then(() => fill(parts))
        .then(() => parts.end())
        .catch((error: Error) => tar.destroy(error)),
    ]);
    if (flowed.status === 'rejected') throw flowed.reason;
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Until it takes more, or takes nothing any more. */
function untilDrained(sink: Sink): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const settle = () => {
    sink.off('drain', settle);
    sink.off('close', settle);
    resolve();
  };
  sink.on('drain', settle);
  sink.on('close', settle);
  return promise;
}

/** A new name is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
