/** Small files that are written once and then kept: the second process reads what the first wrote. */
import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/** The code of a failed file, process or database call (`ENOENT`, `57P03`, …), if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** The text of `file`, or undefined when there is none. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes `file` (readable by its owner alone) unless it is there already. The file appears whole
 * or not at all, also when two processes come at the same moment or one of them dies.
 * @returns what the file says now.
 */
export async function writeOnce(file: string, text: string): Promise<string> {
  const kept = await readIfThere(file);
  if (kept !== undefined) return kept;
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
