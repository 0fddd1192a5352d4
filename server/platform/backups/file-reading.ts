/**
 * Reading the file of a backup without trusting it: nothing is written outside of the folder it is
 * unpacked into, and it counts only when every part came out as its sum says.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { makeFolder } from '../folders.ts';
import { StartFailure } from '../start-failure.ts';
import { codeOf } from '../write-once.ts';
import { decryptingWith, isEncrypted } from './encryption.ts';
import {
  DUMP,
  MANIFEST,
  type Manifest,
  manifestSchema,
  POSTGRES,
  SECRET,
  SUMS,
  sumLine,
} from './file-format.ts';

/** Where a backup is, and the secret keys that read it, where it is encrypted. */
export interface BackupFile {
  file: string;
  identities: readonly string[];
}

/** One part: its header, and its bytes. */
type Source = Extract extends AsyncIterable<infer Part> ? Part : never;

const SMALL_MAX_BYTES = 64 * 1024 ** 2;

/** @throws StartFailure when the file is no backup, or cannot be read */
export async function readManifest(backup: BackupFile): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await eachPart(backup, async (part) => {
    manifest ??= part.header.name === MANIFEST ? manifestIn(await smallText(part)) : undefined;
    return false;
  });
  if (!manifest) throw new StartFailure(`${backup.file} is no backup of a portal.`);
  return manifest;
}

/**
 * Unpacks the parts after the manifest into `folder`, which exists: files of mode 0600, folders 0700,
 * those of the folder `postgres` without its name.
 * @throws StartFailure when the file is damaged or cut; what was unpacked by then is worth nothing
 */
export async function unpackBackup(
  backup: BackupFile,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const { file } = backup;
  let found = '';
  let isWhole = false;
  await eachPart(
    backup,
    async (part) => {
      const { name, type } = part.header;
      if (isWhole) throw damaged(file, `${name} comes after its end`);
      if (name === SUMS) {
        isWhole = (await smallText(part)) === found;
        if (!isWhole) throw damaged(file, 'its parts are not those that were written');
      } else if (type === 'directory') {
        await mkdir(placeOf(file, folder, name.replace(/\/$/, '')), {
          recursive: true,
          mode: 0o700,
        });
        part.resume();
      } else {
        const target = name === MANIFEST ? undefined : placeOf(file, folder, name);
        found += sumLine(name, await keep(part, target));
      }
      return true;
    },
    signal,
  );
  if (!isWhole) throw damaged(file, 'its end is missing');
}

/** Hands over one part after the other, until `take` says that it was enough. */
async function eachPart(
  backup: BackupFile,
  take: (part: Source) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<void> {
  const { file } = backup;
  const decrypting = await decryptingOf(backup);
  const parts = extract();
  const enough = new AbortController();
  const ends = signal ? AbortSignal.any([signal, enough.signal]) : enough.signal;
  const source = createReadStream(file);
  const flowing = decrypting
    ? pipeline(source, decrypting, createGunzip(), parts, { signal: ends })
    : pipeline(source, createGunzip(), parts, { signal: ends });
  const taking = (async () => {
    for await (const part of parts) {
      if (await take(part)) continue;
      enough.abort();
      return;
    }
  })();
  const [flow, taken] = await Promise.allSettled([
    flowing,
    taking.catch((error: unknown) => {
      enough.abort();
      throw error;
    }),
  ]);
  signal?.throwIfAborted();
  for (const outcome of [taken, flow]) {
    if (outcome.status === 'rejected' && outcome.reason instanceof StartFailure)
      throw outcome.reason;
  }
  if (enough.signal.aborted && taken.status === 'fulfilled') return;
  const lost = flow.status === 'rejected' && !enough.signal.aborted ? flow.reason : undefined;
  const failure = taken.status === 'rejected' ? taken.reason : lost;
  if (failure !== undefined) throw failureOf(file, failure);
}

/** @throws StartFailure when nothing is there, or it is encrypted and no key was given */
async function decryptingOf({ file, identities }: BackupFile) {
  const isSecret = await isEncrypted(file).catch((error: unknown) => {
    throw failureOf(file, error);
  });
  if (!isSecret) return undefined;
  if (identities.length > 0) return decryptingWith(identities, file);
  throw new StartFailure(
    `${file} is encrypted: add --identity and the file with the secret key of BACKUP_RECIPIENT.`,
  );
}

/** What the disk refuses is said as it is; everything else is the fault of the file. */
function failureOf(file: string, error: unknown): StartFailure {
  const reason = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === 'ENOENT') return new StartFailure(`There is no file ${file}.`);
  return error instanceof Error && 'syscall' in error && codeOf(error)?.startsWith('E')
    ? new StartFailure(`The backup cannot be unpacked: ${reason}.`)
    : damaged(file, 'it cannot be unpacked');
}

function damaged(file: string, reason: string): StartFailure {
  return new StartFailure(`${file} is damaged or not whole: ${reason}.`);
}

/** A name of two dots leads nowhere. */
function placeOf(file: string, folder: string, name: string): string {
  const [first = '', ...others] = name.split('/');
  const isPlaced =
    first === POSTGRES
      ? others.every((step) => /^(?![.]{1,2}$)[\w.-]+$/.test(step))
      : others.length === 0 && [DUMP, SECRET].includes(first);
  if (!isPlaced) throw damaged(file, `${JSON.stringify(name)} has no place in a backup`);
  return first === POSTGRES ? join(folder, ...others) : join(folder, first);
}

/** Writes one part, if it has a place. @returns its SHA-256 */
async function keep(part: Source, target: string | undefined): Promise<string> {
  const hash = createHash('sha256');
  if (target === undefined) {
    await buffer(hashed(part, hash));
    return hash.digest('hex');
  }
  await makeFolder(dirname(target), 0o700);
  const handle = await open(target, 'wx', 0o600);
  try {
    await handle.writeFile(hashed(part, hash));
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

async function* hashed(part: Source, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const bytes of part) {
    if (!Buffer.isBuffer(bytes)) throw new TypeError('a tar is made of bytes');
    hash.update(bytes);
    yield bytes;
  }
}

async function smallText(part: Source): Promise<string> {
  if (part.header.size > SMALL_MAX_BYTES) throw new Error('a list in it is too long');
  return (await buffer(part)).toString();
}

function manifestIn(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
