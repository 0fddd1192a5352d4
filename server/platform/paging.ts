/** Paging: the page that the query of a call asks for, and reading it. */
import type { Queryable } from './database.ts';
import type { Statement } from './statements.ts';

/** How many rows, and how many to skip; no limit means the whole list. */
export interface PageValues {
  limit: number | null;
  offset: number;
}

/** How many rows of a list are counted at most; null: all. */
export interface Counted {
  countMax: number | null;
}

/**
 * How far the list of a call is counted: as far as it asks and as its page goes, and one row more, which
 * says that there are others. A whole list is counted whole.
 */
export function countedValues(query: {
  limit?: number | undefined;
  offset?: number | undefined;
  countTo?: number | undefined;
}): Counted {
  const { limit, offset = 0, countTo } = query;
  if (countTo === undefined || limit === undefined) return { countMax: null };
  return { countMax: Math.max(countTo, offset + limit) + 1 };
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

/** A sorted list, searched or not; each variant is a statement of its own. */
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

/** How a query sorts and searches its list: by `otherwise`, ascending, when it does not say. */
export function listingOf<Field extends string>(
  query: { q?: string | undefined; sort?: Field | `-${Field}` | undefined },
  otherwise: NoInfer<Field>,
): Listing<Field> {
  const order = orderOf(query.sort, { field: otherwise, descending: false });
  return { order, searching: (query.q ?? '') !== '' };
}

/** The page and the search patterns of a query. */
export function searchValues(query: {
  q?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}) {
  const search = query.q ?? '';
  return { ...pageValues(query), search: containsPattern(search), digits: phonePattern(search) };
}

/** The digits of fewer than three could be in any number. */
const PHONE_DIGITS_MIN = 3;

/**
 * The digits of what may be a phone number, as a pattern of LIKE; null for anything else. Italy's
 * prefix is left out, for most numbers are written without it.
 */
export function phonePattern(search: string): string | null {
  const number = search.trim().replace(/^(\+|00)39/, '');
  if (!/^\+?[\d\s()./-]+$/.test(number)) return null;
  const digits = number.replaceAll(/\D/g, '');
  return digits.length < PHONE_DIGITS_MIN ? null : containsPattern(digits);
}

/** A search as the number of a row: `437`, `#437`, `n. 437`; null for anything else. */
export function idOf(search: string): number | null {
  const digits = /^(?:#|n[.°]?\s?)?0*([1-9]\d{0,14})$/i.exec(search.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** A LIKE pattern for texts that contain `search`. */
export function containsPattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** A LIKE pattern for texts that begin with `search`. */
export function beginsPattern(search: string): string {
  return containsPattern(search).slice(1);
}

/** One page, and the length of the whole list. */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/** Reads one page. A page past the end, or of no rows, is empty but has the total all the same. */
export async function readPage<Values extends PageValues, Row extends { total: number }, Item>(
  queryable: Queryable,
  statement: Statement<Values, Row>,
  values: Values,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  const rows = await queryable.rows(statement, values);
  const [first] =
    rows.length === 0 && (values.offset > 0 || values.limit === 0)
      ? await queryable.rows(statement, { ...values, limit: 1, offset: 0 })
      : rows;
  return { items: rows.map(present), total: first?.total ?? 0 };
}
