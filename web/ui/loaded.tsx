/** What a query answers, and what stands in its place: its shape while it comes, why it has not come. */
import type { ReactNode } from 'react';
import { LoadTrouble } from './notice/load-trouble.tsx';

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isError: boolean;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** Instead of children, where there is nothing in a list. */
  empty?: ReactNode;
  children?: (data: NonNullable<Data>) => ReactNode;
}

/** What was there stays while it is asked for again, also when that fails. */
export function Loaded<Data>({ query, skeleton, empty, children }: LoadedProps<Data>) {
  const { data, isError, isPending } = query;
  if (data === undefined || data === null) {
    if (isError) return <LoadTrouble query={query} />;
    return isPending ? skeleton : null;
  }
  if (empty && isEmpty(data)) return empty;
  return children?.(data);
}

/** A list without entries, or a page of one. */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'total' in data && data.total === 0;
}
