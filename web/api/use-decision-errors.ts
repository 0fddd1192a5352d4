/** What decisions make of the portal's refusals, in the reader's words. Needs the namespace `errors`. */
import { isRefusal } from './api-error.ts';
import { useReason } from './use-reason.ts';

/** For `useDecision`: the reason as a sentence, and which refusals settle the matter. */
export function useDecisionErrors() {
  return {
    reasonOf: useReason(),
    isDecidedElsewhere: (error: unknown) => isRefusal(error, 'already-decided', 'not-found'),
    isOver: (error: unknown) => isRefusal(error, 'nothing-to-take-back', 'not-found', 'forbidden'),
  };
}
