/** The steps of the wizard, and which of them an import is at. */
import type { Import } from '#contract/paper/imports.ts';

export const STEPS = ['file', 'columns', 'doubtful', 'figures', 'run'] as const;
export type Step = (typeof STEPS)[number];

/** What was judged already. */
function isJudged({ plans }: Import): boolean {
  return Object.values(plans).some((lines) => lines > 0);
}

/** @param wanted the step that the reader went back or on to, as far as the import allows it */
export function stepOf(found: Import, wanted: string): Step {
  const { state, plans } = found;
  if (state === 'running' || state === 'done' || state === 'undoing' || state === 'undone') {
    return 'run';
  }
  if (state === 'checking') return 'figures';
  if (wanted === 'columns' || !isJudged(found)) return 'columns';
  // With a decision it waits for another check: the rows stay until the reader goes on.
  const isOpen = plans.ask > 0 || state === 'mapped';
  return isOpen && wanted !== 'figures' ? 'doubtful' : 'figures';
}
