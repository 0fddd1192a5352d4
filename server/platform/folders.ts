/** Folders that the settings name. */
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './write-once.ts';

const USUAL_MODE = 0o777;

/**
 * Makes a folder, and those above it that are missing. Node's own `recursive` never ends where a folder
 * is there in which none can be made, such as /proc.
 * @param mode of the folders that are made
 * @throws Error of the system, such as EACCES; EEXIST when a file has the name
 */
export async function makeFolder(folder: string, mode = USUAL_MODE): Promise<void> {
  if (await isFolder(folder)) return;
  if (folder !== dirname(folder)) await makeFolder(dirname(folder), mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Another process may have made it in between.
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(folder))) throw error;
  }
}

/** Whether there is a folder of that name. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
