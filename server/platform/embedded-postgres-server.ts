/**
 * The PostgreSQL server process of a cluster: who runs it, starting it, stopping it.
 *
 * It gets a session of its own, so that Ctrl-C in the portal's terminal does not reach it, and it
 * outlives a portal that is killed. Which process runs a cluster is read from `postmaster.pid`,
 * but a process number alone proves nothing after a crash: it may long be somebody else's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { saysNoRoom } from './disk-room.ts';
import { complaintIn, run, surroundings } from './embedded-postgres-account.ts';
import type { Cluster } from './embedded-postgres-cluster.ts';
import { StartFailure } from './start-failure.ts';
import { readIfThere } from './write-once.ts';

/** How often a state that no event announces is polled, in milliseconds. */
export const POLL_INTERVAL_MS = 20;

const STOP_TIMEOUT_MS = 60_000;

/** Enough for the most processes that a portal may have. */
const CONNECTIONS_MAX = 400;

/** What `postmaster.pid` says. */
export interface Postmaster {
  pid: number;
  port: number;
  /** It takes connections, or did when it last wrote. */
  ready: boolean;
  /** The process lives and is this cluster's. */
  alive: boolean;
}

export async function readPostmaster(files: string): Promise<Postmaster | undefined> {
  const lines = (await readIfThere(join(files, 'postmaster.pid')))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    ready: lines[7]?.trim() === 'ready',
    alive: isAlive(pid, files),
  };
}

/** Every PostgreSQL process works in its cluster's folder; where the system tells, that decides. */
function isAlive(pid: number, files: string): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self/cwd') || readlinkSync(`/proc/${pid}/cwd`) === files;
  } catch {
    return false;
  }
}

/**
 * Starts the server and waits until it takes connections. When another portal is starting it at
 * this moment, processes of a killed server are still ending, or this one was killed as it started,
 * it resolves without a server.
 * @throws StartFailure with PostgreSQL's own reason.
 */
export async function launch(cluster: Cluster, stale: Postmaster | undefined): Promise<void> {
  let complaint = await tryLaunch(cluster, await freePort(await lastPort(cluster.files)), stale);
  if (complaint && /could not (bind|create any TCP)/.test(complaint)) {
    complaint = await tryLaunch(cluster, await freePort(0), stale);
  }
  if (complaint === undefined) return;
  if (/postmaster\.pid|shared memory block/.test(complaint) && !saysNoRoom(complaint)) return;
  throw new StartFailure(`PostgreSQL does not start: ${complaintIn(complaint)}`);
}

/**
 * @returns the output of PostgreSQL when it ended instead of getting ready; nothing when it was
 *   killed as it started (by the system, when memory was short), for then it may start the next time
 */
async function tryLaunch(
  { programs, files, account }: Cluster,
  port: number,
  stale: Postmaster | undefined,
): Promise<string | undefined> {
  // A stale postmaster.pid whose pid was reused blocks the start. PG_GRANDPARENT_PID makes
  // PostgreSQL ignore that pid; its check of the shared memory still protects us.
  const env = stale && { ...surroundings.env, PG_GRANDPARENT_PID: String(stale.pid) };
  const server = spawn(
    programs.postgres,
    ['-D', files, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-N', `${CONNECTIONS_MAX}`],
    {
      ...surroundings,
      ...account,
      ...(env && { env }),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const closed = once(server, 'close').then(() => true);
  while (!(await Promise.race([closed, delay(POLL_INTERVAL_MS, false)]))) {
    const postmaster = await readPostmaster(files);
    if (postmaster?.ready && postmaster.pid === server.pid) {
      server.unref();
      server.stderr.destroy();
      return undefined;
    }
  }
  if (server.signalCode !== null) return undefined;
  return said.includes('redirecting log output') ? logOfThisStart(files) : said;
}

/** The part of the current log that begins with the latest start. */
async function logOfThisStart(files: string): Promise<string> {
  const current = await readIfThere(join(files, 'current_logfiles'));
  const name = current?.match(/^stderr (.+)$/m)?.[1];
  const log = (name && (await readIfThere(join(files, name)))) ?? '';
  return log.slice(Math.max(0, log.lastIndexOf('starting PostgreSQL')));
}

/** The port of the last start, as PostgreSQL noted it itself; 0 when it never ran. */
async function lastPort(files: string): Promise<number> {
  const options = await readIfThere(join(files, 'postmaster.opts'));
  return Number(options?.match(/"-p" "(\d+)"/)?.[1] ?? 0);
}

/** `wanted` if nobody uses it, else a port that nobody uses. */
async function freePort(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(probe, 'listening');
    const address = probe.address();
    return typeof address === 'object' && address ? address.port : wanted;
  } catch (error) {
    if (wanted === 0) throw error;
    return freePort(0);
  } finally {
    probe.close();
  }
}

/**
 * Ends the server cleanly: connections are closed, everything is on disk when it resolves.
 * @returns what went wrong, if something did.
 */
export async function stopServer(cluster: Cluster): Promise<string | undefined> {
  const { files, programs, account } = cluster;
  const postmaster = await readPostmaster(files);
  // `pg_ctl` looks for any server on these files, and would wait for that of a portal that starts now.
  const args = ['stop', '-D', files, '-m', 'fast', '--no-wait'];
  const { done, said } = await run(programs.pgCtl, args, account);
  if (!done) return complaintIn(said);
  const giveUpAt = performance.now() + STOP_TIMEOUT_MS;
  while (postmaster && isAlive(postmaster.pid, files)) {
    if (performance.now() > giveUpAt) return `it still runs after ${STOP_TIMEOUT_MS / 1_000} s`;
    await delay(POLL_INTERVAL_MS);
  }
  return undefined;
}
