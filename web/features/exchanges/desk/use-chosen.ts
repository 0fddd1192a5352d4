/** Which exchanges that wait are chosen, on whatever page of the list they stand. */
import { useCallback, useMemo, useState } from 'react';
import type { PendingExchange } from '#contract/exchanges.ts';

export interface Chosen {
  rows: readonly PendingExchange[];
  has: (id: number) => boolean;
  /** Chooses these, or takes them out. */
  set: (rows: readonly PendingExchange[], isChosen: boolean) => void;
  clear: () => void;
}

/** The choice, kept as long as the screen is open. */
export function useChosen(): Chosen {
  const [kept, setKept] = useState<ReadonlyMap<number, PendingExchange>>(new Map());
  const set = useCallback<Chosen['set']>((rows, isChosen) => {
    setKept((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setKept(new Map()), []);
  return useMemo(
    () => ({ rows: [...kept.values()], has: (id) => kept.has(id), set, clear }),
    [kept, set, clear],
  );
}
