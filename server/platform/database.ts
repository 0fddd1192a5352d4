/**
 * The connection to PostgreSQL: statements run alone or in a transaction. A function that needs a
 * transaction takes a `Transaction` and cannot be called without one.
 */
import pg from 'pg';
import { isConnectionLost, isDiskFull } from './database-errors.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { askPooler, type Pooler } from './pooler.ts';
import { repeated } from './repeated.ts';
import type { Statement } from './statements.ts';

/** Rows of a streamed list: few enough to need little memory, enough to need few round trips. */
const BATCH_ROWS = 500;
/** So long after it had no room to write, a server counts as full. */
const FULL_FOR_MS = 30_000;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

function queryOf<Values, Row>(
  { name, isPrepared, text, bind }: Statement<Values, Row>,
  values: Values,
): pg.QueryConfig {
  return { ...(isPrepared ? { name } : {}), text, values: bind(values) };
}

/** The same for a connection that may be another one at the next statement. */
const withoutName = ({ name: _, ...config }: pg.QueryConfig): pg.QueryConfig => config;

/** From when on a statement counts as slow, in milliseconds, and who is told: its name and what it took. */
interface Slowness {
  fromMs: number;
  tell(statement: string, ms: number): void;
}

/** Anything statements can be run on. */
export abstract class Queryable {
  readonly #slowness: Slowness | undefined;
  constructor(slowness?: Slowness) {
    this.#slowness = slowness;
  }

  protected abstract execute(config: pg.QueryConfig, isReading: boolean): Promise<pg.QueryResult>;

  /** Runs a statement, and tells when it took long, also one that failed. */
  async #run<Values, Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<pg.QueryResult> {
    const begun = performance.now();
    try {
      return await this.execute(queryOf(statement, values), statement.isReading);
    } finally {
      const ms = Math.round(performance.now() - begun);
      if (this.#slowness && ms >= this.#slowness.fromMs) this.#slowness.tell(statement.name, ms);
    }
  }

  /** All rows. */
  async rows<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]> {
    const result = await this.#run(statement, values);
    return result.rows;
  }

  /** The first row, if there is one. */
  async first<Values, Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row | undefined> {
    const [row] = await this.rows(statement, values);
    return row;
  }

  /** How many rows a statement touched. */
  async count<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<number> {
    const result = await this.#run(statement, values);
    return result.rowCount ?? 0;
  }
}

/** How statements run on a connection. */
interface Running {
  /** Whether what was prepared on it is there at the next statement. */
  prepares: boolean;
  slowness: Slowness | undefined;
}

/** An open transaction; exists only inside `Database.transaction`. */
export class Transaction extends Queryable {
  readonly #client: pg.PoolClient;
  readonly #prepares: boolean;
  constructor(client: pg.PoolClient, { prepares, slowness }: Running) {
    super(slowness);
    this.#client = client;
    this.#prepares = prepares;
  }
  protected override execute(config: pg.QueryConfig): Promise<pg.QueryResult> {
    return this.#client.query(this.#prepares ? config : withoutName(config));
  }
}

/** What the database says at one moment; exists only inside `Database.fromSnapshot`. */
export class Snapshot extends Transaction {
  readonly #client: pg.PoolClient;
  constructor(client: pg.PoolClient, running: Running) {
    super(client, running);
    this.#client = client;
  }

  /** Streams rows through a cursor, some hundred at a time; one list after the other. */
  async *batches<Values, Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): AsyncGenerator<Row[]> {
    const { text, values: bound } = queryOf(statement, values);
    const cursor = { text: `declare batches no scroll cursor for ${text}`, values: bound };
    await this.#client.query(cursor);
    const next = { name: 'database.fetch', text: `fetch ${BATCH_ROWS} from batches` };
    for (let full = true; full; ) {
      const { rows } = await this.execute(next);
      full = rows.length === BATCH_ROWS;
      if (rows.length > 0) yield rows;
    }
    await this.#client.query('close batches');
  }
}

interface DatabaseOptions extends PoolOptions {
  /**
   * Connections for single statements that read, so that none of them waits behind changes that wait for each
   * other; both share `connections` when not given.
   */
  forReading?: number | undefined;
  /** From when on a statement counts as slow, and who is told; nobody when not given. */
  slowness?: Slowness;
}

/** The pool of connections; each statement run on it is a transaction of its own. */
export class Database extends Queryable {
  /** Its address, for code that needs connections of its own: never that of a pooler. */
  readonly url: string;
  /** For what changes something, and what needs a connection to itself. */
  readonly pool: pg.Pool;
  /** For statements that read, each alone. */
  readonly #readingPool: pg.Pool;
  readonly #isPooled: boolean;
  #pooler: Promise<Pooler> | undefined;
  readonly #slowness: Slowness | undefined;
  #fullAt = Number.NEGATIVE_INFINITY;
  constructor(url: string, { slowness, forReading, ...options }: DatabaseOptions) {
    super(slowness);
    this.#slowness = slowness;
    this.#isPooled = options.pooledUrl !== undefined;
    this.url = url;
    this.pool = openPool(url, options);
    this.#readingPool =
      forReading === undefined ? this.pool : openPool(url, { ...options, connections: forReading });
  }
  protected override async execute(
    config: pg.QueryConfig,
    isReading: boolean,
  ): Promise<pg.QueryResult> {
    const { prepares } = await this.#running();
    const pool = isReading ? this.#readingPool : this.pool;
    return this.#noticing(() => pool.query(prepares ? config : withoutName(config)));
  }

  /** What the pooler in between can do; undefined when there is none. @throws when it does not answer */
  async pooler(): Promise<Pooler | undefined> {
    if (!this.#isPooled) return undefined;
    this.#pooler ??= askPooler(this.pool);
    try {
      return await this.#pooler;
    } catch (error) {
      this.#pooler = undefined;
      throw error;
    }
  }

  async #running(): Promise<Running> {
    const pooler = await this.pooler();
    return { prepares: pooler?.prepares ?? true, slowness: this.#slowness };
  }

  /**
   * Runs `work` in one transaction: all of it stands, or none. When PostgreSQL rolls it back because
   * of a deadlock or a conflict, `work` runs again from its beginning, so that everything it changes
   * must be in the transaction.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#noticing(() => this.#transactOnce(work));
  }

  /** Whether something could not be written within the last half a minute because the disk was full. */
  wasFull(): boolean {
    return performance.now() - this.#fullAt < FULL_FOR_MS;
  }

  async #noticing<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await repeated(work);
    } catch (error) {
      if (isDiskFull(error)) this.#fullAt = performance.now();
      throw error;
    }
  }

  async #transactOnce<Result>(work: (transaction: Transaction) => Promise<Result>) {
    const running = await this.#running();
    const client = await this.pool.connect();
    let lost: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(new Transaction(client, running));
      await client.query('commit');
      return result;
    } catch (error) {
      lost = await rollBack(client, error);
      throw error;
    } finally {
      client.release(lost);
    }
  }

  /** Streams rows through a cursor, from one snapshot, some hundred at a time. */
  async *batches<Values, Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): AsyncGenerator<Row[]> {
    yield* this.fromSnapshot((snapshot) => snapshot.batches(statement, values));
  }

  /** Streams what `read` makes of one snapshot, however many statements it asks. */
  async *fromSnapshot<Item>(
    read: (snapshot: Snapshot) => AsyncGenerator<Item>,
  ): AsyncGenerator<Item> {
    const running = await this.#running();
    const client = await this.pool.connect();
    let failure: unknown;
    try {
      await client.query('begin isolation level repeatable read read only');
      yield* read(new Snapshot(client, running));
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(await rollBack(client, failure));
    }
  }

  /** Connections that are open, those of them that do nothing, and callers that wait for one. */
  connections(): { open: number; idle: number; waiting: number } {
    const sumOf = (count: (pool: pg.Pool) => number) =>
      this.#pools().reduce((sum, pool) => sum + count(pool), 0);
    return {
      open: sumOf(({ totalCount }) => totalCount),
      idle: sumOf(({ idleCount }) => idleCount),
      waiting: sumOf(({ waitingCount }) => waitingCount),
    };
  }

  #pools(): pg.Pool[] {
    return [...new Set([this.pool, this.#readingPool])];
  }

  /** Checks that the database answers. @throws when it does not */
  async ping(): Promise<void> {
    await this.execute({ name: 'database.ping', text: 'select 1' }, true);
  }

  /** Closes all connections. */
  async close(): Promise<void> {
    await Promise.all(this.#pools().map((pool) => pool.end()));
  }
}

/** Rolls a transaction back. @returns why its connection cannot be used again, if so */
async function rollBack(client: pg.PoolClient, failure: unknown): Promise<Error | undefined> {
  // A server that is frozen would not answer a rollback either.
  if (failure instanceof Error && isConnectionLost(failure)) return failure;
  return client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  );
}

/** Whether an error is the database refusing something by that constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}

/** Whether an error is the database refusing values: of the wrong form, or against a constraint. */
export function refusesValues(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
}
