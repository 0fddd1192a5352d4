/** SQL of how the database is. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';

/** Its version, such as `18.4`, and its size in bytes. */
export const findDatabase = statement(
  'health.findDatabase',
  (_: object) => sql<{ version: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
           pg_database_size(current_database()) as bytes`,
);
