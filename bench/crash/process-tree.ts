/** Processes of this machine that somebody else has started. */
import { readdir, readFile } from 'node:fs/promises';

/** The processes that one has started itself. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  const isChild = (stat: string) => Number(/\) \S (\d+)/.exec(stat)?.[1]) === parent;
  return pids.filter((_, index) => isChild(stats[index] ?? '')).map(Number);
}

/** @returns whether there was such a process */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** A PostgreSQL by the folder of its data: its postmaster, then what that has started. */
export async function postgresIn(dataDir: string): Promise<number[]> {
  const file = `${dataDir}/postmaster.pid`;
  const postmaster = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  return postmaster ? [postmaster, ...(await childrenOf(postmaster))] : [];
}
