/** How a process of the portal connects to its database, and to a replica where there is one. */
import type { Config } from './config.ts';
import { Database } from './platform/database.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { divideConnections } from './platform/pool.ts';
import { Replica } from './platform/replica.ts';

interface Connecting {
  databaseUrl: string;
  pooledUrl?: string | undefined;
  connections: number;
  /** How long a statement may take, in milliseconds; the usual time when not said. */
  patienceMs?: number;
  log: Log;
  metrics: Metrics | undefined;
}

/** Short: what the replica does not answer, the primary does. */
const REPLICA_PATIENCE_MS = 5_000;

/** The replica that answers what is read; undefined where there is none. */
export function replicaOf(
  config: Config,
  primary: Database,
  connecting: Connecting,
): Replica | undefined {
  const url = config.databaseReadUrl;
  if (url === undefined) return undefined;
  const patience = { patienceMs: REPLICA_PATIENCE_MS };
  const database = connect(config, { ...connecting, ...patience, databaseUrl: url });
  return new Replica(primary, database, connecting.log);
}

/** The connections of a process to a database; who breaks one or is slow stands in the log and the figures. */
export function connect(
  { slowStatementMs }: Config,
  { databaseUrl, pooledUrl, connections, patienceMs, log, metrics }: Connecting,
): Database {
  return new Database(databaseUrl, {
    ...divideConnections(connections),
    pooledUrl,
    patienceMs,
    onError: (error) => log.warn(error, 'a database connection broke'),
    slowness: {
      fromMs: slowStatementMs,
      tell(statement, ms) {
        log.warn({ statement, ms }, 'A statement was slow');
        metrics?.slowStatement(statement);
      },
    },
  });
}
