/** SQL of the nightly check of the books: who makes it, and what it found. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** A row when a day has its check. */
export const findCheckOf = statement('books.findCheckOf', (p: Params<{ day: string }>) =>
  query.selectFrom('books_check').select('day').where('day', '=', p.day),
);

/** The latest check. */
export const findLatestCheck = statement('books.findLatestCheck', (_: object) =>
  query
    .selectFrom('books_check')
    .select(['day', 'begun_at', 'ended_at', 'faults'])
    .orderBy('day', 'desc')
    .limit(1),
);

/** Makes the transaction the only one of all processes that checks, until it ends. It reads on one processor alone. */
export const beginChecking = statement(
  'books.beginChecking',
  (_: object) => sql<{ is_first: boolean; helpers: string }>`
    select pg_try_advisory_xact_lock(hashtextextended('nightly check of the books', 0)) as is_first,
           set_config('max_parallel_workers_per_gather', '0', true) as helpers`,
);

/** No row is written when the day has its check already. */
export const insertCheck = statement(
  'books.insertCheck',
  (p: Params<{ day: string; begunAt: Date; endedAt: Date; faults: number }>) =>
    query
      .insertInto('books_check')
      .values({ day: p.day, begun_at: p.begunAt, ended_at: p.endedAt, faults: p.faults })
      .onConflict((conflict) => conflict.column('day').doNothing()),
);
