/** The account `postgres` of the machine, under which its programs run: none of them runs as root. */
import { spawnSync } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';

/** Its numbers, for a child process. */
export function asPostgres(): { uid: number; gid: number } {
  const [uid, gid] = ['-u', '-g'].map((which) =>
    Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid) throw new Error('the machine has no account postgres');
  return { uid, gid };
}

/** A file that only it reads. */
export async function writeForPostgres(file: string, text: string): Promise<void> {
  const { uid, gid } = asPostgres();
  await writeFile(file, text, { mode: 0o600 });
  await chown(file, uid, gid);
}

/** A folder that only it enters. */
export async function makeForPostgres(folder: string): Promise<void> {
  const { uid, gid } = asPostgres();
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, uid, gid);
}
