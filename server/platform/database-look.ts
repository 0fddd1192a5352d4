/** What can be seen of a database from outside, without changing anything in it. */
import pg from 'pg';

const CONNECT_MS = 5_000;

export interface DatabaseLook {
  /** As PostgreSQL says it, such as `18.1`. */
  version: string;
  account: string;
  /** Whether that account may make tables, which migrations do. */
  mayCreate: boolean;
  bytes: number;
  /** How far its clock is before the one of this machine, in milliseconds. */
  aheadMs: number;
  /** The names of the migrations it has had; undefined where no portal has started on it. */
  migrations: string[] | undefined;
}

/** @throws Error when it does not answer within five seconds, or refuses the account */
export async function lookAtDatabase(databaseUrl: string): Promise<DatabaseLook> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  // What runs on it is rejected as well.
  client.on('error', () => {});
  try {
    await client.connect();
    const asked = nowMs();
    const { rows } = await client.query<Row>(LOOK);
    const answered = nowMs();
    const [row] = rows;
    if (!row) throw new Error('it has no answer');
    const { now, is_used: isUsed, may_create: mayCreate, bytes, ...rest } = row;
    return {
      ...rest,
      mayCreate,
      bytes: Number(bytes),
      aheadMs: now.getTime() - (asked + answered) / 2,
      migrations: isUsed ? await migrationsOf(client) : undefined,
    };
  } finally {
    await client.end();
  }
}

/** Of this machine. */
const nowMs = () => performance.timeOrigin + performance.now();

interface Row {
  version: string;
  account: string;
  may_create: boolean;
  bytes: string;
  now: Date;
  is_used: boolean;
}

const LOOK = `
  select current_setting('server_version') as version,
         current_user as account,
         has_schema_privilege(current_user, 'public', 'create') as may_create,
         pg_database_size(current_database()) as bytes,
         clock_timestamp() as now,
         to_regclass('public.migration') is not null as is_used`;

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
}
