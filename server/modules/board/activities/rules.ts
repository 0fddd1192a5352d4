/** The rules of keeping the list of activities, on plain facts (specification §39). */
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';

/** Where an activity stands. */
export interface KeptFacts {
  id: number;
  is_other: boolean;
  retired_at: Date | null;
  successor_id: number | null;
}

/** Why an activity cannot be retired, if so. */
export function retireRefusal(activity: KeptFacts | undefined): ErrorCode | undefined {
  if (!activity) return 'not-found';
  if (activity.is_other) return 'forbidden';
  return activity.retired_at === null ? undefined : 'already-decided';
}

/** Why one cannot be merged into another, if so; one that was retired before still can. */
export function mergeRefusal(activity: KeptFacts | undefined): ErrorCode | undefined {
  if (!activity) return 'not-found';
  if (activity.is_other) return 'forbidden';
  return activity.successor_id === null ? undefined : 'already-decided';
}

/** Why one cannot be merged into this one. "Something else" says nothing about what somebody can do. */
export function problemsOfSuccessor(
  from: Pick<KeptFacts, 'id'>,
  into: KeptFacts | undefined,
): FieldProblem[] {
  if (!into) return [{ path: 'into', code: 'activity-unknown' }];
  if (into.id === from.id || into.is_other) return [{ path: 'into', code: 'invalid' }];
  return into.retired_at === null ? [] : [{ path: 'into', code: 'activity-retired' }];
}

/** Why one cannot be brought back, if so. */
export function bringBackRefusal(activity: KeptFacts | undefined): ErrorCode | undefined {
  if (!activity) return 'not-found';
  return activity.retired_at === null ? 'already-decided' : undefined;
}
