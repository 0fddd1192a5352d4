/** The pool of connections to PostgreSQL, or to a pooler before it, and how long anything on them may take. */
import { availableParallelism } from 'node:os';
import pg from 'pg';

/** Waiting for a connection, whether it must be opened or all are in use. */
const CONNECT_MS = 10_000;
/** One statement; the portal's own take milliseconds. */
const STATEMENT_MS = 30_000;
/** A server that has not answered by then, although it should have cut the statement, is frozen. */
const ANSWER_GRACE_MS = 5_000;
/** A transaction in which nothing happens. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** More at once only take turns: with twenty on two cores the same lists were answered a quarter slower. */
const READING_PER_CORE = 3;

/**
 * Divides the connections of a process, so that people read while all changes wait for a lock: some for single
 * statements that read, half of them at most, the others for everything else.
 */
export function divideConnections(
  most: number,
  cores = availableParallelism(),
): { connections: number; forReading: number } {
  const forReading = Math.min(cores * READING_PER_CORE, Math.floor(most / 2));
  return { connections: most - forReading, forReading };
}

export interface PoolOptions {
  connections: number;
  /**
   * A pooler that lends a connection for one transaction, such as PgBouncer: statements go through it.
   * Limits of PostgreSQL are then its own to set, for it takes none from us.
   */
  pooledUrl?: string | undefined;
  /** Called when a connection breaks. */
  onError(error: Error): void;
  /** How long one statement may take, and a transaction may pause; the usual limits when not given. */
  patienceMs?: number | undefined;
}

/** Opens it; the first connection is made when somebody needs one. */
export function openPool(
  url: string,
  { connections, pooledUrl, onError, patienceMs }: PoolOptions,
): pg.Pool {
  const statementMs = patienceMs ?? STATEMENT_MS;
  const limits = {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: patienceMs ?? IDLE_IN_TRANSACTION_MS,
  };
  const pool = new pg.Pool({
    connectionString: pooledUrl ?? url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs + ANSWER_GRACE_MS,
    ...(pooledUrl === undefined ? limits : {}),
  });
  // Connections are given up before the server hears of it, and it may end them first.
  const tell = (error: Error) => {
    if (!pool.ending) onError(error);
  };
  // An idle connection that breaks is replaced at the next call; it must not end the process.
  pool.on('error', tell);
  // One that breaks while in use rejects what runs on it, and says so here as well.
  pool.on('connect', (client) => client.on('error', tell));
  return pool;
}
