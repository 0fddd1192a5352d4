/** How many rows a page has: in the address, and kept for the next list and the next visit. */
import { useSearchParams } from 'react-router';
import { PAGE_LIMIT_MAX, PAGE_SIZE } from '#contract/limits.ts';
import { paramsNow } from '../address.ts';

/** What can be chosen; the last is as many as one call gives. */
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, PAGE_LIMIT_MAX] as const;

const STORED_AS = 'rows';

/** The size of a page, and how to choose another; the reader stays at the rows they see. */
export function usePageSize(): [size: number, set: (size: number) => void] {
  const [params, setParams] = useSearchParams();
  const size = sizeOf(params.get(STORED_AS)) ?? storedSize() ?? PAGE_SIZE;
  const set = (next: number) => {
    keepSize(next);
    const changed = paramsNow();
    const first = ((Number(changed.get('page')) || 1) - 1) * size;
    const page = Math.floor(first / next) + 1;
    changed.delete('page');
    if (page > 1) changed.set('page', String(page));
    changed.set(STORED_AS, String(next));
    setParams(changed);
  };
  return [size, set];
}

function sizeOf(text: string | null): number | undefined {
  return PAGE_SIZES.find((size) => String(size) === text);
}

function storedSize(): number | undefined {
  try {
    return sizeOf(localStorage.getItem(STORED_AS));
  } catch {
    return undefined;
  }
}

function keepSize(size: number): void {
  try {
    localStorage.setItem(STORED_AS, String(size));
  } catch {
    // Without storage the choice lives in the address alone.
  }
}
