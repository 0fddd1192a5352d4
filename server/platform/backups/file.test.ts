/** The file of a backup: it comes out as it went in, or not at all. */
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

const write = (content: typeof fill, signal?: AbortSignal) =>
  writeBackupFile(file, MANIFEST, content, signal);

it('comes out as it went in, for its owner alone', async () => {
  const bytes = await write(fill);
  expect(await stat(file)).toMatchObject({ size: bytes });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readManifest(file)).toEqual(MANIFEST);
  await unpackBackup(file, place);
  expect((await readFile(join(place, 'cluster/large'))).equals(LARGE)).toBe(true);
  expect(await readFile(join(place, 'session-secret'), 'utf8')).toBe('secret\n');
  expect((await readdir(join(place, 'cluster'))).sort()).toEqual(['large', 'pg_wal']);
  expect((await stat(join(place, 'cluster'))).mode & 0o777).toBe(0o700);
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
      await expect(unpackBackup(file, join(place, `${length}`))).rejects.toThrow(damaged);
    }
  });

  it('with a changed byte', async () => {
    const bytes = await write(fill);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from('!?'), 0, 2, Math.floor(bytes / 2));
    await handle.close();
    await expect(unpackBackup(file, place)).rejects.toThrow(damaged);
  });

  it.each(['postgres/../../outside', '/outside', 'outside', 'postgres/./password'])(
    'with a part %s',
    async (path) => {
      await write((parts) => parts.text(path, 'x'));
      await expect(unpackBackup(file, place)).rejects.toThrow(damaged);
      expect(await readdir(place)).toEqual([]);
      expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'place']);
    },
  );

  it('that is something else, or not there', async () => {
    const none = join(folder, 'none.tar.gz');
    await expect(readManifest(none)).rejects.toThrow(`There is no file ${none}.`);
    await expect(readManifest(import.meta.filename)).rejects.toThrow(damaged);
  });
});
