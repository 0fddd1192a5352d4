/** Notes every change of every table, within its own transaction: what was rolled back left none. */
import type { Database } from '#server/platform/database.ts';

/** Tables that a refused call may write to: counts of calls and of wrong passwords. */
const COUNTERS = ['rate_counter', 'sign_in_failure', 'sign_in_network', 'bot_check_used'];

/** Begins to note. */
export async function watchChanges({ pool }: Database): Promise<void> {
  await pool.query(
    `create unlogged table public.fuzz_change (id bigserial primary key, what text not null);
     create function public.note_change() returns trigger language plpgsql security definer as $$
     begin
       insert into public.fuzz_change (what) values (tg_op || ' ' || tg_table_name);
       return null;
     end $$`,
  );
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')
       and tablename <> 'fuzz_change' and tablename <> all($1)`,
    [COUNTERS],
  );
  for (const { name } of rows) {
    await pool.query(
      `create trigger zz_note_change after insert or update or delete on ${name}
       for each row execute function public.note_change()`,
    );
  }
}

/** The number of the latest change. */
export async function latestChange({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ id: number | null }>(
    'select max(id) as id from public.fuzz_change',
  );
  return rows[0]?.id ?? 0;
}

/** What has changed since that number, and the number now. */
export async function changesSince(
  { pool }: Database,
  last: number,
): Promise<{ last: number; changes: string[] }> {
  const { rows } = await pool.query<{ id: number; what: string }>(
    'select id, what from public.fuzz_change where id > $1 order by id',
    [last],
  );
  return { last: rows.at(-1)?.id ?? last, changes: [...new Set(rows.map(({ what }) => what))] };
}
