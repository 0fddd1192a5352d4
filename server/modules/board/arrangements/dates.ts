/**
 * Making the dates of standing appointments (specification §22): each a week before, agreed already,
 * once however often the job runs; and pausing what nobody answers. Nothing is ever recorded by itself.
 */
import { dayAfter, daysAfter } from '#contract/time.ts';
import type { WorkInZone } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { momentOf } from '#server/platform/clock.ts';
import { wallClock } from '#server/platform/local-time.ts';
import {
  endPast,
  insertDates,
  lockDueStandings,
  moveNextDays,
  pauseUnanswered,
  resumeDue,
} from './dates-sql.ts';
import { dateFrom, datesBetween, MADE_DAYS_BEFORE, type Series } from './standing-rules.ts';

/** Done at a time; what is left waits for the next run, ten minutes later. */
const AT_ONCE = 500;
/** After so many dates in a row without an answer it is paused, so long after the last one. */
const UNANSWERED = 3;
const ANSWER_DAYS = 1;
/** A proposal that nobody has answered stays so long after its first date. */
const KEPT_DAYS = 7;

/** A standing appointment whose dates are made. Days are `yyyy-MM-dd`, the time is `HH:mm`. */
export interface DueStanding extends Series {
  id: number;
  time: string;
  /** The first date that is not made yet. */
  nextDay: string;
}

/** What the job does on every run. */
export async function keepStandings({
  database,
  clock,
  config,
}: Pick<Deps, 'database' | 'clock' | 'config'>): Promise<void> {
  const moment = momentOf(clock);
  const { now, today } = moment;
  await database.count(endPast, { today, unansweredBefore: dayAfter(today, -KEPT_DAYS), now });
  await database.count(resumeDue, { today, now });
  const endedBefore = daysAfter(now, -ANSWER_DAYS);
  await database.count(pauseUnanswered, { endedBefore, many: UNANSWERED, now });
  await database.transaction((db) => makeDueDates({ db, ...moment, config }));
}

/** Makes the dates that are due, in one transaction: killed half-way, it has made none. */
export async function makeDueDates(work: WorkInZone): Promise<void> {
  const { db, today } = work;
  const until = dayAfter(today, MADE_DAYS_BEFORE);
  const due = await db.rows(lockDueStandings, { until, most: AT_ONCE });
  const standings = due.flatMap(({ next_day: nextDay, ...row }) =>
    nextDay === null
      ? []
      : [
          {
            ...{ id: row.id, every: row.every, fromDay: row.from_day, untilDay: row.until_day },
            ...{ time: row.time, nextDay },
          },
        ],
  );
  if (standings.length > 0) await makeDates(work, standings);
}

/** Makes the dates of the coming week that have not begun, and says which comes next. */
export async function makeDates(
  { db, now, today, config }: WorkInZone,
  standings: readonly DueStanding[],
): Promise<void> {
  const until = dayAfter(today, MADE_DAYS_BEFORE);
  const wall = wallClock(config.timeZone);
  const made = standings.flatMap((standing) => {
    return datesBetween(standing, standing.nextDay, until)
      .map((day) => ({ day, startsAt: wall.momentOf({ day, time: standing.time }) }))
      .filter(({ startsAt }) => startsAt > now)
      .map(({ day, startsAt }) => ({ standing_id: standing.id, day, starts_at: startsAt }));
  });
  const moved = standings.map((standing) => {
    const { id, nextDay } = standing;
    const after = nextDay > until ? nextDay : dayAfter(until, 1);
    return { id, next_day: dateFrom(standing, after) ?? null };
  });
  await db.count(insertDates, { rows: JSON.stringify(made), now });
  await db.count(moveNextDays, { rows: JSON.stringify(moved) });
}
