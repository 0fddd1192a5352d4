/** The folder of the nightly backups: the latest of them, and the room that is left. */
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOfDaily, ENCRYPTED, type Room } from './rules.ts';

/**
 * The backups that the portal took by itself, in the order of their days, of one day the encrypted one last;
 * none where there is no folder.
 */
export async function dailiesIn(folder: string): Promise<{ name: string; day: string }[]> {
  const names = await readdir(folder).catch(() => []);
  return names.toSorted().flatMap((name) => {
    const day = dayOfDaily(name);
    return day === undefined ? [] : { name, day };
  });
}

/** What is known of one of them. */
export interface Daily {
  day: string;
  bytes: number;
  writtenAt: Date;
  isEncrypted: boolean;
}

/** The latest of them. */
export async function latestDaily(folder: string): Promise<Daily | undefined> {
  const latest = (await dailiesIn(folder)).at(-1);
  if (latest === undefined) return undefined;
  const { name, day } = latest;
  const { size: bytes, mtime: writtenAt } = await stat(join(folder, name));
  return { day, bytes, writtenAt, isEncrypted: name.endsWith(ENCRYPTED) };
}

/** As much of the disk as this account may use. */
export async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
