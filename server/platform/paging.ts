/** Lists by the page: what the query of a call asks for, and the page that answers it. */
import type { Queryable, Statement } from './database.ts';

/** How many rows, and how many to pass over; no limit means the whole list. */
export interface PageValues {
  limit: number | null;
  offset: number;
}

/** The paging of a call's query. */
export function pageValues(query: {
  limit?: number | undefined;
  offset?: number | undefined;
}): PageValues {
  return { limit: query.limit ?? null, offset: query.offset ?? 0 };
}

/** One way to sort a list by. */
export interface Order<Field extends string> {
  field: Field;
  descending: boolean;
}

/** A list that is sorted, and searched or not: each way is a statement of its own. */
export interface Listing<Field extends string> {
  order: Order<Field>;
  searching: boolean;
}

/** A page of a searched list; the search is a pattern of LIKE. */
export type Searched = PageValues & { search: string };

/** Reads `field` or `-field`. */
export function orderOf<Field extends string>(
  sort: Field | `-${Field}` | undefined,
  otherwise: Order<Field>,
): Order<Field> {
  if (sort === undefined) return otherwise;
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, descending: true }
    : { field: sort as Field, descending: false };
}

/** A text to look for anywhere, as a pattern of LIKE. */
export function anywhere(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** One page, and how long the whole list is. */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/** Reads one page. A page past the end is empty, but still knows how long the list is. */
export async function readPage<Values extends PageValues, Row extends { total: number }, Item>(
  queryable: Queryable,
  statement: Statement<Values, Row>,
  values: Values,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  const rows = await queryable.rows(statement, values);
  const [first] =
    rows.length === 0 && values.offset > 0
      ? await queryable.rows(statement, { ...values, limit: 1, offset: 0 })
      : rows;
  return { items: rows.map(present), total: first?.total ?? 0 };
}
