/** The rules of recording an exchange, on plain facts (laws L1, L2). */
import type { FieldProblem } from '#contract/errors.ts';

/** What must be known to judge a new exchange; its shape is checked before. */
export interface RecordingFacts {
  creditorId: number;
  debtorId: number;
  performedOn: string;
  /** Today as `yyyy-MM-dd`. */
  today: string;
  debtorIsActive: boolean;
  banksAreSameOrLinked: boolean;
  activityExists: boolean;
}

/** Everything that speaks against recording, by the field where it can be mended. */
export function problemsOfRecording(facts: RecordingFacts): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (facts.performedOn > facts.today) {
    problems.push({ path: 'dateOfTransaction', code: 'date-future' });
  }
  if (!facts.banksAreSameOrLinked) problems.push({ path: 'bankTo', code: 'bank-not-linked' });
  if (facts.creditorId === facts.debtorId) {
    problems.push({ path: 'userTo', code: 'same-person' });
  } else if (!facts.debtorIsActive) {
    problems.push({ path: 'userTo', code: 'not-a-member' });
  }
  if (!facts.activityExists) problems.push({ path: 'activity', code: 'activity-unknown' });
  return problems;
}
