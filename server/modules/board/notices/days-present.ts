/** What may leave of the days that come with an answer, and of what came of it. */

import type { AnswerDay, FollowedAnswer } from '#contract/board/answer-days.ts';
import type { BelowBand } from '#contract/board/arrangements.ts';
import { daysBetween } from '#contract/time.ts';
import { belowBandAfter, type OwnBand } from '#server/modules/hours/limits/rules.ts';
import type { WallMoment } from '#server/platform/local-time.ts';
import type { AnswerDayRow, FollowedRow } from './days-sql.ts';

export function presentDays(
  rows: readonly AnswerDayRow[],
  { now, today, wall }: WallMoment,
): AnswerDay[] {
  return rows.map(({ position, starts_at, minutes, place }) => {
    const startsAt = new Date(starts_at);
    const { day, time } = wall.localOf(startsAt);
    const daysAway = daysBetween(today, day);
    return { position, day, time, daysAway, minutes, place, isOver: startsAt <= now };
  });
}

/**
 * What a yes to the longest of the days would come to; null within the band, and without days.
 * @param own where the account of who receives stands; undefined where it does not matter
 */
export function belowBandOfDays(
  days: readonly AnswerDayRow[],
  own: OwnBand | undefined,
): BelowBand | null {
  const longest = Math.max(0, ...days.map(({ minutes }) => minutes));
  return own && longest > 0 ? belowBandAfter(own, longest) : null;
}

/** @param isOfTwo whether the reader is one of the two, who alone open the page of their appointment */
export function presentFollowed(
  row: FollowedRow,
  isOfTwo: boolean,
  { wall }: WallMoment,
): FollowedAnswer {
  const { planned_id, planned_state: state, planned_at: at, exchange_id: exchangeId } = row;
  if (state === null || at === null) return { planned: null, exchangeId };
  return { planned: { id: isOfTwo ? planned_id : null, ...wall.localOf(at), state }, exchangeId };
}
