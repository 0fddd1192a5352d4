/** Expressions for statements of the query builder, where it has no word of its own. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type Locale, languagesFor } from '#contract/locales.ts';
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

/**
 * What something with names by language is called by readers of one: its name there, in a language that
 * speaks for it, or in any. In the fallback language, what archives call it.
 * @param of the table, or another name of it
 */
export function nameByLanguage(of: string, locale: Locale): RawBuilder<string> {
  const names = sql.ref(`${of}.names`);
  const asked = languagesFor(locale).map((language) => sql`${names} ->> ${sql.lit(language)}`);
  return sql<string>`coalesce(${sql.join(asked)}, jsonb_path_query_first(${names}, '$.*') #>> '{}')`;
}
