/** On which days a standing appointment is, and who may do what with it, on plain facts (specification §22). */

import type { Rhythm, StandingState } from '#contract/board/standings.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { dayAfter, daysBetween } from '#contract/time.ts';

/** A date appears so many days before. */
export const MADE_DAYS_BEFORE = 7;

const WEEK_DAYS = 7;
const LAST = 5;

/** Which dates there are. Days are `yyyy-MM-dd`. */
export interface Series {
  every: Rhythm;
  /** The first date. */
  fromDay: string;
  untilDay: string | null;
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || WEEK_DAYS;
}

/** Which of its weekday in the month a day is: 1 to 4, or 5, the last, from the 29th on. */
export function nthOf(day: string): number {
  return Math.min(Math.ceil(new Date(day).getUTCDate() / WEEK_DAYS), LAST);
}

/** The first date on or after a day, or undefined where none follows. */
export function dateFrom({ every, fromDay, untilDay }: Series, earliest: string) {
  const day = earliest <= fromDay ? fromDay : later({ every, fromDay }, earliest);
  return untilDay !== null && day > untilDay ? undefined : day;
}

/** The dates from a day up to another, both included. */
export function datesBetween(series: Series, from: string, to: string): string[] {
  const dates: string[] = [];
  let day = dateFrom(series, from);
  while (day !== undefined && day <= to) {
    dates.push(day);
    day = dateFrom(series, dayAfter(day, 1));
  }
  return dates;
}

function later({ every, fromDay }: Pick<Series, 'every' | 'fromDay'>, earliest: string): string {
  if (every !== 'month') {
    const step = every === 'week' ? WEEK_DAYS : 2 * WEEK_DAYS;
    const steps = Math.ceil(daysBetween(fromDay, earliest) / step);
    return dayAfter(fromDay, steps * step);
  }
  const [weekday, nth] = [weekdayOf(fromDay), nthOf(fromDay)];
  const inThisMonth = nthWeekday(earliest, weekday, nth);
  return inThisMonth >= earliest ? inThisMonth : nthWeekday(nextMonth(earliest), weekday, nth);
}

/** That weekday in the month of a day: the first to the fourth, or 5, the last. */
function nthWeekday(day: string, weekday: number, nth: number): string {
  if (nth === LAST) {
    const end = dayAfter(nextMonth(day), -1);
    return dayAfter(end, -((weekdayOf(end) - weekday + WEEK_DAYS) % WEEK_DAYS));
  }
  const first = `${day.slice(0, 7)}-01`;
  const toWeekday = (weekday - weekdayOf(first) + WEEK_DAYS) % WEEK_DAYS;
  return dayAfter(first, toWeekday + (nth - 1) * WEEK_DAYS);
}

/** The first day of the month after that of a day. */
function nextMonth(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01`);
  return new Date(first.setUTCMonth(first.getUTCMonth() + 1)).toISOString().slice(0, 10);
}

/** A standing appointment as one of its two people finds it. */
export interface StandingFacts {
  state: StandingState;
  isMyProposal: boolean;
}

export type StandingAct = 'agree' | 'drop' | 'pause' | 'resume' | 'end';

const POSSIBLE_IN: Record<StandingAct, readonly StandingState[]> = {
  agree: ['proposed'],
  drop: ['proposed'],
  pause: ['agreed'],
  resume: ['paused'],
  end: ['agreed', 'paused'],
};

/** Why they may not do it; undefined where they may. */
export function standingRefusal(
  act: StandingAct,
  { state, isMyProposal }: StandingFacts,
): ErrorCode | undefined {
  if (!POSSIBLE_IN[act].includes(state)) return 'already-decided';
  return act === 'agree' && isMyProposal ? 'forbidden' : undefined;
}
