/** The spans of newcomers and of who accompanies them, in days of the portal's time zone (specification §43). */
import { COMPANION_DAYS, NEWCOMER_DAYS } from '#contract/people/companions.ts';
import { dayAfter } from '#contract/time.ts';
import type { Config } from '#server/config.ts';
import { type WallClock, wallClock } from '#server/platform/local-time.ts';

interface Today {
  today: string;
  config: Pick<Config, 'timeZone'>;
}

/** Who came before that moment is no newcomer any more: 90 days later they still are. */
export const newcomersSince = ({ today, config }: Today): Date =>
  beginningOf(wallClock(config.timeZone), dayAfter(today, -NEWCOMER_DAYS));

/** What was named before that moment is over: it lasts 60 days with the first one. */
export const namedSince = ({ today, config }: Today): Date =>
  beginningOf(wallClock(config.timeZone), dayAfter(today, 1 - COMPANION_DAYS));

/** The first and the last day of what was named at a moment. */
export function daysOf(madeAt: Date, { config }: Pick<Today, 'config'>) {
  const since = wallClock(config.timeZone).localOf(madeAt).day;
  return { since, until: dayAfter(since, COMPANION_DAYS - 1) };
}

const beginningOf = (wall: WallClock, day: string) => wall.momentOf({ day, time: '00:00' });
