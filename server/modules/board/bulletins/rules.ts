/** Bulletins on plain facts: which plans are right, where one stands, and on which day letters that wait leave. */
import type { BulletinState } from '#contract/board/bulletins.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { dayAfter } from '#contract/time.ts';
import { weekdayOf } from '#contract/weekday.ts';

/** Meetings are called for a year ahead at most. */
const DAYS_MAX = 366;

/** When it begins and ends, as somebody plans it. */
export interface Plan {
  startsAt: Date;
  endsAt: Date;
  day: string;
}

/** What is wrong with the day of a meeting: it has passed, is too far away, or ends before it begins. */
export function planProblems(plan: Plan, { now, today }: { now: Date; today: string }) {
  const problems: FieldProblem[] = [];
  if (plan.day < today) problems.push({ path: 'day', code: 'date-past' });
  else if (plan.startsAt <= now) problems.push({ path: 'from', code: 'date-past' });
  if (plan.day > dayAfter(today, DAYS_MAX)) problems.push({ path: 'day', code: 'date-too-far' });
  if (plan.endsAt <= plan.startsAt) problems.push({ path: 'to', code: 'order-reversed' });
  return problems;
}

interface Course {
  shown_at: Date;
  letters_at: Date;
  told_at: Date | null;
  called_off_at: Date | null;
  taken_back_at: Date | null;
}

/** Where it stands. */
export function stateOf(row: Course, now: Date): BulletinState {
  if (row.taken_back_at) return 'taken-back';
  if (row.called_off_at) return 'called-off';
  if (row.shown_at > now) return 'undoable';
  if (row.letters_at > now) return 'waits';
  return row.told_at ? 'told' : 'leaves';
}

/** The first day from `day` on, itself included, with that weekday. */
export function nextWeekday(day: string, weekday: number): string {
  const away = (weekday - weekdayOf(day) + 7) % 7;
  return dayAfter(day, away);
}

/** Whether somebody can still say that they come, and the plan be changed. */
export const isStill = (row: { starts_at: Date | null; called_off_at: Date | null }, now: Date) =>
  row.called_off_at === null && (row.starts_at === null || row.starts_at > now);
