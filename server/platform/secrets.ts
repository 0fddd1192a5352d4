/** One secret of the installation, and from it a key of its own for each purpose. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { makeFolder } from './folders.ts';
import { StartFailure, startFailureFrom } from './start-failure.ts';
import { newToken } from './token.ts';
import { readIfThere, writeOnce } from './write-once.ts';

/**
 * The secret of an installation that was given none: made once and kept in `dataDir`, which only the portal's account may read. Servers that share a database
 * but not the folder need one from outside.
 * @throws StartFailure when the folder cannot be written or the file was damaged.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = fileIn(dataDir);
  try {
    await makeFolder(dataDir);
    const secret = (await writeOnce(file, `${newToken()}\n`)).trim();
    if (/^[\w-]{43}$/.test(secret)) return secret;
  } catch (error) {
    throw startFailureFrom('DATA_DIR cannot be used', error);
  }
  throw new StartFailure(
    `${file} is damaged: put the original back, or delete it, and everybody signs in again.`,
  );
}

const fileIn = (dataDir: string) => join(dataDir, 'session-secret');

/** The secret that an installation keeps; undefined where none has started yet. */
export async function findSecret(dataDir: string): Promise<string | undefined> {
  return (await readIfThere(fileIn(dataDir)))?.trim();
}

/** Whether two texts are the same, in the same time wherever they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

/** The key for one purpose; knowing it says nothing of the others. */
export function keyFor(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`key for ${purpose}`).digest();
}
