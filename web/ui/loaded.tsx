/** What a query answers, and what stands in its place: its shape while it comes, why it has not come. */
import type { ReactNode } from 'react';
import { LoadTrouble } from './notice/load-trouble.tsx';
import { useInSlices } from './use-in-slices.ts';

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
  /**
   * A warning above what was there before, when asking for it again has failed: for what somebody acts on.
   * Words are its title.
   */
  warns?: boolean | string;
  children?: (data: NonNullable<Data>) => ReactNode;
}

/** What was there stays while it is asked for again, also when that fails. */
export function Loaded<Data>({ query, skeleton, empty, warns, children }: LoadedProps<Data>) {
  const { data, isError, isPending } = query;
  const isThere = data !== undefined && data !== null;
  const isDrawn = useInSlices(isThere);
  if (!isThere) {
    if (isError) return <LoadTrouble query={query} />;
    return isPending ? skeleton : null;
  }
  if (!isDrawn) return skeleton;
  return (
    <>
      {warns && isError && (
        <LoadTrouble query={query} tone="warning" title={warns === true ? undefined : warns} />
      )}
      {empty && isEmpty(data) ? empty : children?.(data)}
    </>
  );
}

/** A list without entries, or a page of one. */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'total' in data && data.total === 0;
}
