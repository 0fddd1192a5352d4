/** Expressions for statements of the query builder, where it has no word of its own. */
import { type Expression, sql } from 'kysely';

/** The length of the whole list, beside each row of a page. */
export const total = sql<number>`count(*) over ()`.as('total');

/** A text as lists search and sort it, by the database's own `fold`. */
export function folded(text: Expression<string>): Expression<string> {
  return sql<string>`fold(${text})`;
}
