/** Page and order of a list of exchanges, from the address and for the server. */
import { EXCHANGE_SORTS } from '#contract/exchanges.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import { usePageParams } from '#web/ui/address.ts';
import type { ListQuery } from './queries.ts';

const DEFAULT_SORT = '-dateOfTransaction';
const SORTS = EXCHANGE_SORTS.flatMap((field) => [field, `-${field}` as const]);

/** Newest first unless asked otherwise; an order that does not exist is the usual one. */
export function useExchangePage() {
  const page = usePageParams(DEFAULT_SORT, PAGE_SIZE);
  const sort = SORTS.find((one) => one === page.sort) ?? DEFAULT_SORT;
  const query: Pick<ListQuery, 'limit' | 'offset' | 'sort'> = {
    limit: page.limit,
    offset: page.offset,
    sort,
  };
  return { ...page, sort, query };
}
