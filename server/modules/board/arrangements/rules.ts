/** Who may do what with an appointment, and when, on plain facts (specification §22). */

import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { AnswerState, NoticeKind } from '#contract/board/notices.ts';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';
import { MINUTES_STEP } from '#contract/hours/hours.ts';
import { APPOINTMENT_DAYS_MAX } from '#contract/limits.ts';
import type { Access } from '#contract/people/accounts.ts';
import { daysBetween } from '#contract/time.ts';

/** An appointment as one of its two people finds it. */
export interface ArrangementFacts {
  state: ArrangementState;
  sequence: number;
  isMyProposal: boolean;
  startsAt: Date;
  /** Its day has passed, on the portal's wall. */
  isDayOver: boolean;
}

const isOpen = ({ state }: Pick<ArrangementFacts, 'state'>) =>
  state === 'proposed' || state === 'agreed';

/** Why they may not agree to what they have seen; undefined where they may. */
export function agreeRefusal(facts: ArrangementFacts, seen: number): ErrorCode | undefined {
  if (facts.state !== 'proposed') return 'already-decided';
  if (facts.sequence !== seen) return 'seen-outdated';
  if (facts.isMyProposal) return 'forbidden';
  return facts.isDayOver ? 'day-over' : undefined;
}

/** Why they may not propose something else; undefined where they may. */
export function changeRefusal(facts: ArrangementFacts, seen: number): ErrorCode | undefined {
  if (!isOpen(facts)) return 'already-decided';
  return facts.sequence === seen ? undefined : 'seen-outdated';
}

/** Why they may not drop what they have seen; undefined where they may. */
export function dropRefusal(facts: ArrangementFacts, seen = facts.sequence): ErrorCode | undefined {
  return changeRefusal(facts, seen);
}

/** A day of an answer, and who says yes to it. */
interface BookingFacts {
  state: AnswerState;
  sequence: number;
  /** Which days they have seen. */
  seen: number;
  /** Null where there is no such day. */
  startsAt: Date | null;
  now: Date;
  actorId: number;
  author_id: number;
  author_access: Access;
  answerer_id: number;
}

/**
 * Why they may not say yes to the day; undefined where they may. The desk does so for those alone who use
 * no e-mail, and nobody to an answer of their own.
 */
export function bookingRefusal(facts: BookingFacts): ErrorCode | undefined {
  const { actorId, startsAt } = facts;
  if (actorId !== facts.author_id && facts.author_access !== 'desk') return 'person-has-login';
  if (actorId === facts.answerer_id) return 'own-decision';
  if (facts.state !== 'open') return 'already-decided';
  if (facts.sequence !== facts.seen || startsAt === null) return 'seen-outdated';
  return hasBegun(startsAt, facts.now) ? 'day-over' : undefined;
}

/** Why they may not say that it was done; undefined where they may. */
export function recordRefusal(facts: ArrangementFacts, now: Date): ErrorCode | undefined {
  if (!isOpen(facts)) return 'already-decided';
  if (facts.state !== 'agreed') return 'too-early';
  return hasBegun(facts.startsAt, now) ? undefined : 'too-early';
}

export function hasBegun(startsAt: Date, now: Date): boolean {
  return startsAt <= now;
}

/**
 * What a planned length can be recorded as (law L1): the same where it is in halves of an hour, else
 * the half below and the half above. Minutes.
 */
export function recordableMinutes(planned: number): number[] {
  const below = Math.floor(planned / MINUTES_STEP) * MINUTES_STEP;
  if (below === planned) return [planned];
  const above = below + MINUTES_STEP;
  return below === 0 ? [above] : [below, above];
}

/** Whether somebody who answered a notice gives: they help with a request, and receive from an offer. */
export function answererGives(kind: NoticeKind): boolean {
  return kind === 'request';
}

/** What is wrong with the day of a plan: not before today, and within a year. */
export function dayProblems(day: string, today: string): FieldProblem[] {
  const away = daysBetween(today, day);
  if (away < 0) return [{ path: 'day', code: 'date-past' }];
  return away > APPOINTMENT_DAYS_MAX ? [{ path: 'day', code: 'date-too-far' }] : [];
}
