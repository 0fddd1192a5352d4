/** The folder of the nightly backups: the latest of them, and the room that is left. */
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { dailyName, dayOfDaily, type Room } from './rules.ts';

/** The days of the backups that the portal took by itself, in no order; none where there is no folder. */
export async function daysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => dayOfDaily(name) ?? []);
}

/** The latest of them, with its size in bytes and when it was written. */
export async function latestDaily(
  folder: string,
): Promise<{ day: string; bytes: number; writtenAt: Date } | undefined> {
  const day = (await daysIn(folder)).toSorted().at(-1);
  if (day === undefined) return undefined;
  const { size: bytes, mtime: writtenAt } = await stat(join(folder, dailyName(day)));
  return { day, bytes, writtenAt };
}

/** As much of the disk as this account may use. */
export async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
