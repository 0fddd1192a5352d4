/**
 * Filters, order, page and tab live in the address: a list can be shared, reloaded, and returned to.
 * Values that equal their default are left out.
 */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressState, readAddress, writeAddress } from './address-state.ts';

interface SetOptions {
  /** Adds no step to the history: for letters being typed. */
  replace?: boolean;
}

/**
 * State kept in the address. `defaults` must be a constant outside the component; texts and lists of
 * texts only. Changing anything returns to the first page.
 */
export function useUrlState<State extends AddressState>(
  defaults: State,
): [State, (patch: Partial<State>, options?: SetOptions) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readAddress(params, defaults), [params, defaults]);
  const set = useCallback(
    (patch: Partial<State>, options?: SetOptions) =>
      setParams(writeAddress(paramsNow(), { page: '', ...patch }, defaults), {
        replace: options?.replace ?? false,
      }),
    [setParams, defaults],
  );
  return [state, set];
}

/** The address itself: the last render may not know a change made just before. */
export function paramsNow(): URLSearchParams {
  return new URLSearchParams(location.search);
}

export interface PageParams {
  /** From 1. */
  page: number;
  sort: string;
  /** The page as a call takes it. */
  limit: number;
  offset: number;
  setPage: (page: number, options?: SetOptions) => void;
  setSort: (sort: string) => void;
}

/** Page and order of a list in the address (`?page=2&sort=-date`), ready for table and server. */
export function usePageParams(defaultSort: string, pageSize = 10): PageParams {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const sort = params.get('sort') ?? defaultSort;
  const setPage = (next: number, options?: SetOptions) =>
    setParams(writeAddress(paramsNow(), { page: String(next) }, { page: '1' }), {
      replace: options?.replace ?? false,
    });
  const setSort = (next: string) =>
    setParams(writeAddress(paramsNow(), { page: '', sort: next }, { page: '', sort: defaultSort }));
  return { page, sort, limit: pageSize, offset: (page - 1) * pageSize, setPage, setSort };
}
