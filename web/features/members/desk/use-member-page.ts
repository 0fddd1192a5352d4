/** Page, order and search of the members list, from the address and for the server. */
import { PAGE_SIZE } from '#contract/limits.ts';
import { MEMBER_SORTS } from '#contract/members.ts';
import { usePageParams, useUrlState } from '#web/ui/address.ts';

const DEFAULT_SORT = 'name';
const SORTS = MEMBER_SORTS.flatMap((field) => [field, `-${field}` as const]);
const NO_SEARCH = { q: '' };

/** By name unless asked otherwise (specification §2); an order that does not exist is the usual one. */
export function useMemberPage() {
  const pages = usePageParams(DEFAULT_SORT, PAGE_SIZE);
  const [{ q }, set] = useUrlState(NO_SEARCH);
  const sort = SORTS.find((one) => one === pages.sort) ?? DEFAULT_SORT;
  const query = { q, sort, limit: pages.limit, offset: pages.offset };
  return {
    ...pages,
    sort,
    q,
    query,
    search: (text: string) => set({ q: text }, { replace: true }),
  };
}
