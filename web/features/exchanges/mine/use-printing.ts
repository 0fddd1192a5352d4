/** Prints the reader's own exchanges: all that the filters let through, not just the page shown. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import { ownExchangesQuery } from '../queries.ts';
import type { useOwnFilters } from './own-filters.tsx';

/** The rows to print once they have come, and how to ask for them. */
export function usePrinting({ filters }: ReturnType<typeof useOwnFilters>) {
  const [isAsked, setAsked] = useState(false);
  const { sort } = useExchangePage();
  const { view, ...rest } = filters;
  const whole = useQuery({
    ...ownExchangesQuery(view, { ...rest, sort }),
    enabled: isAsked,
    placeholderData: undefined,
    refetchOnWindowFocus: false,
  });
  const rows = isAsked ? whole.data?.items : undefined;
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
