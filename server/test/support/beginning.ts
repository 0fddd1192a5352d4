/**
 * A database that can begin again: what a story wrote goes, what was there before it comes back. That
 * is quicker than a new copy, which PostgreSQL would also have to get to know.
 */
import type { Database } from '#server/platform/database.ts';

/** What may not differ: a story that changed the tables themselves leaves a database nobody reuses. */
const SHAPE = `
  select concat_ws(' ',
    (select count(*) from pg_class), (select count(*) from pg_proc), (select count(*) from pg_constraint),
    (select count(*) filter (where tgenabled = 'O') from pg_trigger), (select count(*) from pg_attribute))`;

const WRITTEN = `count(*) as rows, coalesce(max(t.xmin::text::bigint), 0) as latest`;

/** Keeps what the database says now, and makes `beginning.come_back()`, which tells whether it could. */
export async function keepBeginning({ pool }: Database): Promise<void> {
  await pool.query('create schema beginning');
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  );
  const returns: string[] = [];
  for (const { name } of tables) {
    const found = await pool.query(`select from ${name} limit 1`);
    returns.push(found.rowCount === 0 ? `delete from ${name};` : await keepRows(pool, name));
  }
  await pool.query(
    `create table beginning.sequences as
     select format('%I.%I', schemaname, sequencename)::regclass as sequence,
            coalesce(last_value, start_value) as value, last_value is not null as is_called
     from pg_sequences where schemaname in ('public', 'graphile_worker')`,
  );
  await pool.query('create table beginning.shape (text text)');
  await pool.query(
    `create function beginning.come_back() returns boolean language plpgsql as $$
     begin
       if (${SHAPE}) is distinct from (select text from beginning.shape) then return false; end if;
       -- The rows of the books cannot be deleted, and no key is to be looked up.
       perform set_config('session_replication_role', 'replica', true);
       ${returns.join('\n')}
       perform setval(sequence, value, is_called) from beginning.sequences;
       return true;
     end $$`,
  );
  await pool.query(`insert into beginning.shape ${SHAPE}`);
}

/** @returns what brings the rows of a table back if any was written meanwhile */
async function keepRows(pool: Database['pool'], name: string): Promise<string> {
  const kept = `beginning."rows of ${name}"`;
  const written = `beginning."written to ${name}"`;
  await pool.query(`create table ${kept} as table ${name}`);
  await pool.query(`create table ${written} as select ${WRITTEN} from ${name} t`);
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(format('%I', attname), ', ') as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  );
  const names = rows[0]?.names;
  return `
    if exists (select ${WRITTEN} from ${name} t except table ${written}) then
      delete from ${name};
      insert into ${name} (${names}) overriding system value select ${names} from ${kept};
      delete from ${written};
      insert into ${written} select ${WRITTEN} from ${name} t;
    end if;`;
}
