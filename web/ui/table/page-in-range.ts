/** A page that is past the end: rows were fewer than the address said, or have gone since. */
import { useEffect } from 'react';
import type { PageParams } from '../address.ts';

interface Page extends Pick<PageParams, 'page' | 'setPage'> {
  query: { limit: number };
}

/**
 * Leads from a page past the end to the last one.
 * @param total rows on all pages together
 * @param isOld it is of the list that was shown before
 */
export function usePageInRange(
  { page, setPage, query }: Page,
  total: number | undefined,
  isOld: boolean,
): void {
  const last = total === undefined || isOld ? page : Math.max(1, Math.ceil(total / query.limit));
  useEffect(() => {
    if (page > last) setPage(last, { replace: true });
  });
}
