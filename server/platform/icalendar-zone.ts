/** The changes of the clock of a time zone as a calendar file tells them (RFC 5545, VTIMEZONE). */
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import type { WallClock } from './local-time.ts';

/** No zone changes its clock twice within a week. */
const STEP_MS = 7 * DAY_MS;
/** So many days around the appointments are told, which holds a whole year and both its changes. */
const AROUND_DAYS = 400;

interface ClockChange {
  at: number;
  /** How far ahead of UTC the clock is before and after, in milliseconds. */
  before: number;
  after: number;
}

/**
 * The lines of a VTIMEZONE that holds for everything between two moments. Each change is named
 * by its day and not as a yearly rule, so that it is right for every zone and year the platform knows.
 * @param timeZone its IANA name
 */
export function zoneLines(timeZone: string, wall: WallClock, from: Date, until: Date): string[] {
  const begin = from.getTime() - AROUND_DAYS * DAY_MS;
  const changes = changesBetween(wall, begin, until.getTime() + AROUND_DAYS * DAY_MS);
  const first = wall.offsetAt(new Date(begin));
  const standard = Math.min(first, ...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(first === standard, '19700101T000000', first, first),
    ...changes.flatMap(({ at, before, after }) =>
      observance(after === standard, digitsOf(new Date(at + before)), before, after),
    ),
    'END:VTIMEZONE',
  ];
}

/** `20261124T150000`, of what a moment shows in UTC. */
export function digitsOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function changesBetween(wall: WallClock, begin: number, end: number): ClockChange[] {
  const offsetAt = (ms: number) => wall.offsetAt(new Date(ms));
  const changes: ClockChange[] = [];
  for (let week = begin; week < end; week += STEP_MS) {
    const [before, after] = [offsetAt(week), offsetAt(week + STEP_MS)];
    if (before === after) continue;
    let [low, high] = [week, week + STEP_MS];
    while (high - low > MINUTE_MS) {
      const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}

function observance(isStandard: boolean, start: string, from: number, to: number): string[] {
  const kind = isStandard ? 'STANDARD' : 'DAYLIGHT';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

/** `+0100`. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
