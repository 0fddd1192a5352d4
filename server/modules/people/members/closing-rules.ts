/** What may become of the balance of an account that is closed, on plain facts in minutes. */

import type { FieldProblem } from '#contract/errors.ts';
import type { ClosingAct } from '#contract/people/closing.ts';

interface ClosingFacts {
  balance: number;
  personId: number;
  /** Whether the one who would get the hours is an active member of the bank. */
  isReceiverMember: boolean;
}

/**
 * The problems of a closing: hours go to somebody else and only where there are some; the fund takes
 * over missing ones with a reason.
 */
export function problemsOfClosing(act: ClosingAct, facts: ClosingFacts): FieldProblem[] {
  const { balance, personId, isReceiverMember } = facts;
  if (act.way === 'keep') return [];
  if (balance === 0) return [{ path: 'way', code: 'invalid' }];
  if (act.way === 'fund') {
    return balance < 0 && !act.note ? [{ path: 'note', code: 'required' }] : [];
  }
  if (balance < 0) return [{ path: 'way', code: 'invalid' }];
  if (act.toPerson === personId) return [{ path: 'toPerson', code: 'same-person' }];
  return isReceiverMember ? [] : [{ path: 'toPerson', code: 'not-a-member' }];
}
