/** Prints a whole list: all that its filters let through, not just the page shown. */
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface Rows<Row> {
  items: Row[];
  total: number;
}

/**
 * Asks for the rows when printing is asked for, and opens the print dialog of the browser once they
 * are on the page.
 * @returns the rows while they are printed, and how to ask for them
 */
export function usePrinting<Row, Key extends QueryKey>(
  options: UseQueryOptions<Rows<Row>, Error, Rows<Row>, Key>,
) {
  const [isAsked, setAsked] = useState(false);
  const whole = useQuery({
    ...options,
    enabled: isAsked,
    staleTime: 0,
    placeholderData: undefined,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  // What was printed before may be of another day, or language: nothing is printed until the new answer is here.
  const rows = isAsked && !whole.isFetching ? whole.data?.items : undefined;
  const isOver = whole.isError;

  useEffect(() => {
    if (!rows) return;
    const done = () => setAsked(false);
    addEventListener('afterprint', done, { once: true });
    print();
    return () => removeEventListener('afterprint', done);
  }, [rows]);
  useEffect(() => {
    if (isOver) setAsked(false);
  }, [isOver]);

  return { rows, isPreparing: isAsked && !rows, print: () => setAsked(true) };
}
