/** Which pending exchanges are selected, on whatever page of the list they are: only those the reader may confirm. */
import { useMemo, useState } from 'react';
import type { PendingExchange } from '#contract/hours/exchanges.ts';

export interface Selected {
  rows: readonly PendingExchange[];
  has: (exchange: PendingExchange) => boolean;
  set: (rows: readonly PendingExchange[], isSelected: boolean) => void;
  clear: () => void;
}

/** What waits for somebody else is not selected: it is not up to the reader (law L4). */
export function mayConfirm({ canConfirm }: Pick<PendingExchange, 'canConfirm'>): boolean {
  return canConfirm;
}

/** The selection, kept as long as the screen is open. */
export function useSelected(): Selected {
  const [kept, setKept] = useState<ReadonlyMap<number, PendingExchange>>(new Map());
  return useMemo(
    () => ({
      rows: [...kept.values()],
      has: ({ id }) => kept.has(id),
      set: (rows, isSelected) =>
        setKept((before) => {
          const next = new Map(before);
          for (const row of rows) {
            if (isSelected) next.set(row.id, row);
            else next.delete(row.id);
          }
          return next;
        }),
      clear: () => setKept(new Map()),
    }),
    [kept],
  );
}
