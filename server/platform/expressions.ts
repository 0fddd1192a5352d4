/** Expressions for statements of the query builder, where it has no word of its own. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Counted } from './paging.ts';
import type { Params } from './statements.ts';

/** The length of the whole list, beside each row of a page. */
export const total = sql<number>`count(*) over ()`.as('total');

/** The length of a list, as far as it is counted. @param rows all of them */
export function countOf(
  rows: RawBuilder<unknown>,
  { countMax }: Params<Counted>,
): RawBuilder<number> {
  return sql<number>`(select count(*) from (${rows} limit ${countMax}) as counted)`;
}

/** The same beside each row of a page, where the rows are all read anyway. */
export function countBeside({ countMax }: Params<Counted>): RawBuilder<number> {
  return sql<number>`least(count(*) over (), ${countMax})`;
}

/** A text as lists search and sort it, by the database's own `fold`. */
export function folded(text: Expression<string>): Expression<string> {
  return sql<string>`fold(${text})`;
}

/** Whether a row `job` of the worker's table has used up its tries: nothing but a person tries it again. */
export const isGivenUp: RawBuilder<boolean> = sql`job.attempts >= job.max_attempts and job.locked_at is null`;
