/** A pooler between the portal and PostgreSQL: what it can do is found out, for it does not say. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface Pooler {
  /**
   * Whether it keeps prepared statements on whatever connection comes next: PgBouncer from 1.21 on with
   * `max_prepared_statements`.
   */
  prepares: boolean;
  /** Whether PostgreSQL cuts off statements that take too long on the connections it lends. */
  limitsStatements: boolean;
}

/**
 * Prepares a statement and looks under which name PostgreSQL knows it. A pooler that keeps statements
 * gives them names of its own; where the name arrives as it was, the next transaction may miss it, or
 * find somebody else's.
 * @throws when it does not answer
 */
export async function askPooler(pool: pg.Pool): Promise<Pooler> {
  const name = `probe-${randomUUID()}`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ name, text: `select '${name}'` });
    const { rows } = await client.query<{ name: string; limit: string }>(
      `select name, current_setting('statement_timeout') as limit from pg_prepared_statements
       where statement = $1`,
      [`select '${name}'`],
    );
    const [known] = rows;
    if (known?.name === name) await client.query(`deallocate "${name}"`);
    await client.query('rollback');
    return {
      prepares: known !== undefined && known.name !== name,
      limitsStatements: known !== undefined && known.limit !== '0',
    };
  } finally {
    // Whatever went wrong is not handed on.
    client.release(client.getTransactionStatus() !== 'I');
  }
}
