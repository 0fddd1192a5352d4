/**
 * The PostgreSQL that the portal brings along: a real server on files in DATA_DIR, on loopback.
 *
 * One portal owns the files at a time: the one whose connection holds an advisory lock. The lock
 * falls with the portal however it ends, while the server may outlive it; the next portal then
 * takes the running server over, or starts one, and PostgreSQL recovers what a crash left.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from './database-errors.ts';
import { Ballast, isForLackOfRoom } from './disk-room.ts';
import { type Cluster, findCluster, openCluster, ROLE } from './embedded-postgres-cluster.ts';
import { removeOldPrograms } from './embedded-postgres-programs.ts';
import {
  launch,
  POLL_INTERVAL_MS,
  readPostmaster,
  stopServer,
} from './embedded-postgres-server.ts';
import { createServingRole, SERVING_ROLE } from './serving-role.ts';
import { StartFailure, startFailureFrom } from './start-failure.ts';
import { codeOf } from './write-once.ts';

export interface EmbeddedPostgres {
  /** Where the portal's database is, for the role that serves. Stays the same until the end. */
  readonly url: string;
  /** The same for the superuser, who owns it. */
  readonly ownerUrl: string;
  /** Where it lies. */
  readonly folder: string;
  /** Ends the server cleanly. To be called when nobody uses the database any more. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Told what takes long or is unusual, in one line. */
  log(line: string): void;
  /** Told when the server died while in use and could not be brought back. */
  onLost(failure: StartFailure): void;
  /** Whether a ballast is kept beside the database, which is given up when the disk is full. */
  keepsBallast?: boolean;
}

/** The connection whose lock means "these files are mine", and the server's port. */
interface Ownership {
  client: pg.Client;
  port: number;
}

/** Any fixed number will do. */
const OWNER_LOCK = 1_906_01;

/** How long a server that another portal started or left behind may take to answer. */
const ANSWER_TIMEOUT_MS = 60_000;

/** How often a server is started again that has no room. */
const NO_ROOM_RETRY_MS = 10_000;

/** @throws StartFailure when another portal uses the files, or PostgreSQL cannot run here. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    const cluster = await openCluster(options.dataDir, options.log);
    const ballast = options.keepsBallast ? new Ballast(cluster.folder, options.log) : undefined;
    const ownership = await takeFirst(cluster, ballast);
    const password = await createServingRole(ownership.client);
    await removeOldPrograms(cluster.folder, cluster);
    ballast?.keep();
    return keep({ cluster, ballast, password }, ownership, options);
  } catch (error) {
    throw startFailureFrom('The database cannot be opened', error);
  }
}

/** Takes ownership at the start of a portal; a full disk costs the ballast that an earlier one left. */
async function takeFirst(cluster: Cluster, ballast: Ballast | undefined): Promise<Ownership> {
  try {
    return await takeOwnership(cluster);
  } catch (error) {
    const isFull = await isForLackOfRoom(error, cluster.folder);
    if (!isFull || !(await ballast?.giveUp())) throw error;
    return takeOwnership(cluster);
  }
}

interface Kept {
  cluster: Cluster;
  ballast: Ballast | undefined;
  /** Of the role that serves. */
  password: string;
}

/** Watches the connection: a server that dies is started again, on the same port. */
function keep(
  { cluster, ballast, password }: Kept,
  first: Ownership,
  { log, onLost }: Options,
): EmbeddedPostgres {
  const ending = new AbortController();
  let owned: Ownership | undefined = first;
  let regaining = Promise.resolve();
  let stopped: Promise<void> | undefined;

  function watch({ client }: Ownership) {
    client.once('end', () => {
      owned = undefined;
      if (!ending.signal.aborted) regaining = regain();
    });
  }
  async function regain() {
    log('PostgreSQL went away; bringing it back.');
    try {
      owned = await takeAgain();
      watch(owned);
      if (owned.port !== first.port)
        throw new StartFailure('PostgreSQL lost its port to another program.');
    } catch (error) {
      if (!ending.signal.aborted) onLost(startFailureFrom('PostgreSQL is lost', error));
    }
  }
  /** Tries until it succeeds, or fails for another reason than a full disk. */
  async function takeAgain(): Promise<Ownership> {
    for (let isTold = false; ; ) {
      try {
        return await takeOwnership(cluster, ending.signal);
      } catch (error) {
        ending.signal.throwIfAborted();
        if (!(await isForLackOfRoom(error, cluster.folder))) throw error;
        if (await ballast?.giveUp()) continue;
        const every = `every ${NO_ROOM_RETRY_MS / 1000} s`;
        if (!isTold) log(`PostgreSQL has no room on its disk to start: tried again ${every}.`);
        isTold = true;
        await delay(NO_ROOM_RETRY_MS, undefined, { signal: ending.signal });
      }
    }
  }
  async function stop() {
    ending.abort();
    await ballast?.stop();
    await regaining;
    const complaint = owned && (await stopServer(cluster));
    if (complaint) log(`PostgreSQL did not end cleanly: ${complaint}`);
  }

  watch(first);
  return {
    folder: cluster.folder,
    url: `postgres://${SERVING_ROLE}:${password}@127.0.0.1:${first.port}/${ROLE}`,
    ownerUrl: `postgres://${ROLE}:${cluster.password}@127.0.0.1:${first.port}/${ROLE}`,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/**
 * Where the superuser finds the database of a server that a portal runs on these files at this
 * moment; undefined when none does.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const { files, password } = await findCluster(dataDir);
  const postmaster = await readPostmaster(files);
  if (!postmaster?.alive || !postmaster.ready) return undefined;
  return `postgres://${ROLE}:${password}@127.0.0.1:${postmaster.port}/${ROLE}`;
}

/** Connects to the server of these files, starting it if nobody has, and becomes their owner. */
async function takeOwnership(cluster: Cluster, signal?: AbortSignal): Promise<Ownership> {
  const giveUpAt = performance.now() + ANSWER_TIMEOUT_MS;
  while (performance.now() < giveUpAt) {
    const postmaster = await readPostmaster(cluster.files);
    if (!postmaster?.alive) {
      await launch(cluster, postmaster);
      continue;
    }
    const client = postmaster.ready && (await becomeOwner(cluster, postmaster.port));
    if (client) return { client, port: postmaster.port };
    await delay(POLL_INTERVAL_MS, undefined, { signal });
  }
  throw new StartFailure(
    `The PostgreSQL on ${cluster.files} does not answer: it may still be recovering. Its log is in ${cluster.files}/log.`,
  );
}

/** @returns the connection that holds the lock, or undefined when the server is not ready for it. */
async function becomeOwner(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const { files, password } = cluster;
  const login = { host: '127.0.0.1', port, user: ROLE, password, database: 'postgres', ssl: false };
  const client = new pg.Client(login);
  // A broken connection emits twice; `end` is what callers listen to.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ mine: boolean | null }>(
      "select case when current_setting('data_directory') = $1 then pg_try_advisory_lock($2) end as mine",
      [files, OWNER_LOCK],
    );
    if (answer.rows[0]?.mine !== true) throw new StartFailure(refusal(files, answer.rows[0]?.mine));
    const known = await client.query('select from pg_database where datname = $1', [ROLE]);
    if (known.rowCount === 0) await client.query(`create database ${ROLE}`);
    return client;
  } catch (error) {
    await client.end();
    if (isTemporary(error)) return undefined;
    throw error;
  }
}

function refusal(files: string, mine: boolean | null | undefined): string {
  return mine === false
    ? `Another portal is running on the database in ${files}: stop it first, or give this one a DATA_DIR of its own.`
    : `${files} was copied while its portal was running: delete postmaster.pid there.`;
}

/** Starting up, shutting down, restarting after a crash, without room, or gone in this instant. */
function isTemporary(error: unknown): boolean {
  return isConnectionLost(error) || codeOf(error) === TOO_MANY_CONNECTIONS;
}

const TOO_MANY_CONNECTIONS = '53300';
