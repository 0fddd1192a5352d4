/** Quiet hours: when they are over, by the clock on the wall, also in the nights in which it is changed. */

/** Whole hours of the day, 0 to 23; where `from` is the later one they last over midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * When the quiet hours in which `moment` lies are over; undefined outside of them. The first minute
 * of `from` is quiet, that of `to` is not.
 * @param timeZone an IANA name
 */
export function quietUntil(
  moment: Date,
  { from, to }: QuietHours,
  timeZone: string,
): Date | undefined {
  const end = to * 60;
  const minute = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  const present = minutesOfDay(new Date(minute), timeZone);
  const isAfterStart = present >= from * 60;
  const isBeforeEnd = present < end;
  if (from < to ? !(isAfterStart && isBeforeEnd) : !(isAfterStart || isBeforeEnd)) return undefined;
  const ahead = (end - present + DAY_MINUTES) % DAY_MINUTES;
  const guess = new Date(minute + ahead * MINUTE_MS);
  // The clock was changed on the way: the wall shows a little more or less than the hour.
  const half = DAY_MINUTES / 2;
  const past = ((minutesOfDay(guess, timeZone) - end + DAY_MINUTES + half) % DAY_MINUTES) - half;
  return new Date(guess.getTime() - past * MINUTE_MS);
}

function minutesOfDay(moment: Date, timeZone: string): number {
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short', hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = wall.format(moment).split(':').map(Number);
  return hours * 60 + minutes;
}
