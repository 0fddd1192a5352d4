/**
 * A list that the server sorts, searches and pages. Its page, order and search live in the address;
 * `ListTable` draws it.
 */
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type SortBy, sortsBy } from '#contract/sorts.ts';
import { type PageParams, usePageParams } from '../address.ts';
import { type StillList, type StillRows, useStillList } from '../decision/use-still-list.ts';
import { usePageInRange } from './page-in-range.ts';
import { usePageSize } from './page-size.ts';
import { type Search, useSearch } from './use-search.ts';

/** Where the reader is in a list, and how they go elsewhere. */
export interface ListPage<Sort extends string = string>
  extends Pick<PageParams, 'page' | 'setPage' | 'setSort'>,
    Search {
  sort: Sort;
  /** Chooses how many rows a page has, for this and every later list. */
  setPageSize: (size: number) => void;
  /** This page and order as a call takes them, and how far to count; to the end when not said. */
  query: { limit: number; offset: number; sort: Sort; countTo?: number };
}

/**
 * The page, order and search of the address.
 * @param fields what the list can be sorted by; an order that does not exist is the usual one
 * @param counted how far a list is counted that may be very long
 */
export function useListPage<const Field extends string>(
  fields: readonly Field[],
  usualSort: SortBy<Field>,
  counted: { countTo?: number } = {},
): ListPage<SortBy<Field>> {
  const [pageSize, setPageSize] = usePageSize();
  const { limit, offset, ...params } = usePageParams(usualSort, pageSize);
  const sort = sortsBy(fields).find((one) => one === params.sort) ?? usualSort;
  return {
    ...params,
    ...useSearch(),
    sort,
    setPageSize,
    query: { limit, offset, sort, ...counted },
  };
}

interface Rows<Row> {
  items: Row[];
  /** Rows on all pages together. */
  total: number;
}

export interface ServerList<Row> {
  page: ListPage;
  query: {
    data: unknown;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** The rows of this page; undefined until they have come. */
  rows: readonly Row[] | undefined;
  /** Rows on all pages together. */
  total: number | undefined;
  /** The last row that was counted says that there are more. */
  isLonger?: boolean | undefined;
  /** For a list whose rows keep their places. */
  still?: StillList<Row>;
}

/** Asks for the page of the address; leads back from a page past the end. */
export function useServerList<Row, Key extends QueryKey>(
  page: ListPage,
  options: UseQueryOptions<Rows<Row>, Error, Rows<Row>, Key>,
): ServerList<Row> {
  const query = useQuery(options);
  const { items: rows, total } = query.data ?? {};
  usePageInRange(page, total, query.isPlaceholderData);
  return { page, query, rows, total, isLonger: isLonger(page, total, query.isPlaceholderData) };
}

/**
 * One row more than was to be counted, and than the page has, says that there are others. The page before
 * knows no more than that this one begins.
 */
function isLonger({ query }: ListPage, total = 0, isOld = false): boolean {
  const { limit, offset, countTo } = query;
  if (countTo === undefined) return false;
  return total > (isOld ? countTo : Math.max(countTo, offset + limit));
}

/** The same for rows that are decided on: they keep their places while somebody reads. */
export function useStillServerList<Row, Key extends QueryKey>(
  page: ListPage,
  options: UseQueryOptions<Rows<Row>, Error, Rows<Row>, Key>,
  rows: StillRows<Row>,
): ServerList<Row> {
  const query = useQuery(options);
  const still = useStillList(query.data, {
    ...rows,
    listKey: JSON.stringify(options.queryKey),
    isOld: query.isPlaceholderData,
  });
  usePageInRange(page, still.total, query.isPlaceholderData);
  return { page, query, rows: still.rows, total: still.total, still };
}
