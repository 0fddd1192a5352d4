/** What the desk does with many fees at once; some seconds long it takes it back (specification §48). */
import { useEffect } from 'react';
import type { FeeResults, Fees } from '#contract/people/fees.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { noteInSight, useDecided } from '#web/ui/decision/decided.ts';
import { useKeeping } from '#web/ui/decision/use-decision.ts';

/** Those to whom something was done. */
export const doneOf = (results: FeeResults): FeeResults =>
  results.filter(({ refusal }) => refusal === null);

/** @returns how to keep what was just done to some, and what is kept */
export function useKeptFees({ year }: Pick<Fees, 'year'>) {
  const key = `fees-${year}`;
  const keep = useKeeping(useDecisionErrors());
  const { send } = useAction({
    send: async (ids: readonly number[]) => {
      const body = { ids: [...ids] };
      const results = await call('takeBackFees', { params: { year }, body });
      if (doneOf(results).length === 0) throw new ApiError('nothing-to-take-back');
    },
    changes: 'fees',
  });
  useEffect(() => noteInSight([key]), [key]);
  return {
    decided: useDecided().get(key),
    keep: (words: string, ids: readonly number[]) =>
      keep({ key, words, takeBack: () => send(ids) }),
  };
}
