/** Where a run of tests keeps what it throws away: databases, profiles of browsers. */
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory, if the machine keeps one that has room: on a disk, making and dropping hundreds
 * of databases of a thousand files each costs more than the tests. Otherwise the usual one.
 */
export function fastestFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
}
