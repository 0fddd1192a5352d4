/** The file of a backup: it comes out as it went in, or not at all. */
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRecipient, newKey, readIdentities } from './encryption.ts';
import type { Manifest } from './file-format.ts';
import { readManifest, unpackBackup } from './file-reading.ts';
import { type BackupParts, writeBackupFile } from './file-writing.ts';

const MANIFEST: Manifest = {
  format: 'time-bank-portal-backup-1',
  holds: 'cluster',
  portal: '1.2.3',
  postgresql: '18.4',
  takenAt: '2026-11-22T17:43:25.000Z',
};

/** More than one buffer of any stream, and nothing that a compressor could shorten. */
const LARGE = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * at * 7) >>> 5));

let folder: string;
let file: string;
let place: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'time-bank-backup-file-'));
  file = join(folder, 'backup.tar.gz');
  place = join(folder, 'place');
  await mkdir(place);
});
afterEach(() => rm(folder, { recursive: true }));

async function fill(parts: BackupParts): Promise<void> {
  await parts.text('session-secret', 'secret\n');
  await parts.folder('postgres/cluster');
  await parts.folder('postgres/cluster/pg_wal');
  await parts.file({ path: 'postgres/cluster/large', size: LARGE.length }, [LARGE]);
}

const plain = (path = file) => ({ file: path, identities: [] });
const write = (content: typeof fill, signal?: AbortSignal) =>
  writeBackupFile(file, MANIFEST, content, signal && { signal });

it('comes out as it went in, for its owner alone', async () => {
  const bytes = await write(fill);
  expect(await stat(file)).toMatchObject({ size: bytes });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readManifest(plain())).toEqual(MANIFEST);
  await unpackBackup(plain(), place);
  expect((await readFile(join(place, 'cluster/large'))).equals(LARGE)).toBe(true);
  expect(await readFile(join(place, 'session-secret'), 'utf8')).toBe('secret\n');
  expect((await readdir(join(place, 'cluster'))).sort()).toEqual(['large', 'pg_wal']);
  expect((await stat(join(place, 'cluster'))).mode & 0o777).toBe(0o700);
});

describe('encrypted', () => {
  /** Written for two people, of whom each reads it alone. */
  async function writeEncrypted() {
    const keys = await Promise.all([newKey(), newKey()]);
    const recipients = keys.map(({ recipient }) => recipient);
    return { keys, bytes: await writeBackupFile(file, MANIFEST, fill, { recipients }) };
  }

  it('comes out for each of those that it was written for', async () => {
    const { keys } = await writeEncrypted();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    for (const { identity } of keys) {
      const backup = { file, identities: [identity] };
      expect(await readManifest(backup)).toEqual(MANIFEST);
      const folderOfIts = join(place, identity);
      await mkdir(folderOfIts);
      await unpackBackup(backup, folderOfIts);
      expect((await readFile(join(folderOfIts, 'cluster/large'))).equals(LARGE)).toBe(true);
    }
    expect((await readFile(file)).includes('manifest')).toBe(false);
  });

  it('is refused in one line without the key, with another one, damaged and cut', async () => {
    const { keys, bytes } = await writeEncrypted();
    const identities = [keys[0]?.identity ?? ''];
    const other = (await newKey()).identity;
    await expect(readManifest(plain())).rejects.toThrow(/is encrypted: add --identity [^\n]+[.]$/);
    await expect(readManifest({ file, identities: [other] })).rejects.toThrow(
      /was encrypted for another key than the one in the identity file[.]$/,
    );
    const damaged = /^\S+ is damaged or not whole: [^\n]+[.]$/;
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from('!?'), 0, 2, Math.floor(bytes / 2));
    await handle.close();
    await expect(unpackBackup({ file, identities }, place)).rejects.toThrow(damaged);
    // Each file has a size of its own: the headers of its key differ.
    for (const left of [(whole: number) => whole - 1, () => 100_000, () => 300, () => 30]) {
      const cut = await writeEncrypted();
      await truncate(file, left(cut.bytes));
      const backup = { file, identities: [cut.keys[0]?.identity ?? ''] };
      await expect(unpackBackup(backup, join(place, `${left(cut.bytes)}`))).rejects.toThrow(
        damaged,
      );
    }
  });

  it('with a file that holds secret keys, and no other', async () => {
    const { identity, recipient } = await newKey();
    const keys = join(folder, 'keys');
    await writeFile(keys, `# public key: ${recipient}\n${identity}\n`);
    expect(await readIdentities(keys)).toEqual([identity]);
    for (const wrong of [
      '',
      `${recipient}\n`,
      `${identity.slice(0, -1)}\n`,
      `${identity}\nmore\n`,
    ]) {
      await writeFile(keys, wrong);
      await expect(readIdentities(keys)).rejects.toThrow(/holds no secret key: [^\n]+[.]$/);
    }
    const none = join(folder, 'none');
    await expect(readIdentities(none)).rejects.toThrow(`There is no file ${none}.`);
  });

  it('for a key that is typed without a mistake, and is the public one', async () => {
    const { identity, recipient } = await newKey();
    expect(isRecipient(recipient)).toBe(true);
    const mistyped = recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
    for (const wrong of [
      identity,
      mistyped,
      recipient.toUpperCase(),
      'age1',
      'ada@example.org',
      '',
    ]) {
      expect(isRecipient(wrong)).toBe(false);
    }
  });
});

describe('leaves nothing behind', () => {
  it('when it is stopped', async () => {
    const stopping = new AbortController();
    const stopped = write(async (parts) => {
      await fill(parts);
      stopping.abort();
      await parts.file({ path: 'postgres/cluster/more', size: LARGE.length }, [LARGE]);
    }, stopping.signal);
    await expect(stopped).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['place']);
  });

  it('when what it is made of fails, or has another size than it said', async () => {
    const failing = write(async () => Promise.reject(new Error('the database is gone')));
    await expect(failing).rejects.toThrow('the database is gone');
    const shorter = write((parts) => parts.file({ path: 'postgres/password', size: 9 }, []));
    await expect(shorter).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['place']);
  });
});

describe('is refused in one line', () => {
  const damaged = /^\S+ is damaged or not whole: [^\n]+[.]$/;

  it('cut anywhere', async () => {
    const bytes = await write(fill);
    for (const length of [bytes - 1, bytes - 600, Math.floor(bytes / 2)]) {
      await truncate(file, length);
      await expect(unpackBackup(plain(), join(place, `${length}`))).rejects.toThrow(damaged);
    }
  });

  it('with a changed byte', async () => {
    const bytes = await write(fill);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from('!?'), 0, 2, Math.floor(bytes / 2));
    await handle.close();
    await expect(unpackBackup(plain(), place)).rejects.toThrow(damaged);
  });

  it.each(['postgres/../../outside', '/outside', 'outside', 'postgres/./password'])(
    'with a part %s',
    async (path) => {
      await write((parts) => parts.text(path, 'x'));
      await expect(unpackBackup(plain(), place)).rejects.toThrow(damaged);
      expect(await readdir(place)).toEqual([]);
      expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'place']);
    },
  );

  it('that is something else, or not there', async () => {
    const none = join(folder, 'none.tar.gz');
    await expect(readManifest(plain(none))).rejects.toThrow(`There is no file ${none}.`);
    await expect(readManifest(plain(import.meta.filename))).rejects.toThrow(damaged);
  });
});
