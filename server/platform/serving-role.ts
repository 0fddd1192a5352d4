/**
 * The role under which the portal works on the PostgreSQL it brings along. It reads and writes rows
 * and owns nothing: what guards the books (law L7) can be neither switched off nor replaced by it,
 * whatever statement somebody may bring it to run. The owner appears at start only, for migrations.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Its name. */
export const SERVING_ROLE = 'portal';

/**
 * Makes the role if there is none. @param owner a connection of the superuser
 * @returns its password, new at each start: nobody has to keep it
 */
export async function createServingRole(owner: pg.Client): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const known = await owner.query('select from pg_roles where rolname = $1', [SERVING_ROLE]);
  if (known.rowCount === 0) await owner.query(`create role ${SERVING_ROLE}`);
  // The tables of the jobs have row security without policies, which nobody else here has.
  await owner.query(
    `alter role ${SERVING_ROLE} login nosuperuser nocreatedb nocreaterole noreplication bypassrls
     password ${owner.escapeLiteral(password)}`,
  );
  return password;
}

/** Rows of these are added, never changed; no work of the portal touches the list of migrations. */
const GRANTS = `
  grant usage on schema public, graphile_worker to ${SERVING_ROLE};
  grant select, insert, update, delete on all tables in schema public, graphile_worker to ${SERVING_ROLE};
  grant usage, select on all sequences in schema public, graphile_worker to ${SERVING_ROLE};
  revoke update, delete on transfer, audit, seal from ${SERVING_ROLE};
  revoke insert, update, delete on migration from ${SERVING_ROLE}`;

/** Gives the role what it needs on a database that is up to date, jobs included; again after each migration. */
export async function grantServingRole(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(GRANTS);
  } finally {
    await client.end();
  }
}
