/** What a cell says as a text, or as a day (specification §18). */
import { DAY_MS } from '#contract/time.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';

/** Excel counts days from here. */
const SERIAL_FROM = Date.UTC(1899, 11, 30);
/** Numbers between these are days of 1927 to 2091; no table counts anything else there. */
const SERIAL_MIN = 10_000;
const SERIAL_MAX = 70_000;
/** Years of two digits up to this one belong to this century; not so of births. */
const LATEST_SHORT_YEAR = 40;
/** Nobody is older. */
const OLDEST_YEARS = 115;

/** A cell as a person sees it. */
export function cellText(cell: TableCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('day' in cell) return dayText(cell.day);
  const { minutes } = cell;
  const size = Math.abs(minutes);
  const rest = String(size % 60).padStart(2, '0');
  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${rest}`;
}

/** `yyyy-MM-dd` as people write it, and as it is read back. */
function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The day of a cell, `yyyy-MM-dd`; undefined when it is none. Days come first: 3/4/2024 is in April. */
export function readDay(cell: TableCell): string | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'object') return 'day' in cell ? cell.day : undefined;
  const text = String(cell);
  if (/^\d{5}(\.\d+)?$/.test(text)) return dayOfSerial(Number(text));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[ T,].*)?$/.exec(text);
  if (!local) return undefined;
  return dayOf(fullYear(local[3] ?? ''), Number(local[2]), Number(local[1]));
}

/** When somebody was born. */
interface ReadBirth {
  /** `yyyy-MM-dd`; several where nobody can tell. */
  days: string[];
  /** A person has to say which, or that the only one is right. */
  isUnclear: boolean;
}

/**
 * The day on which somebody was born. A year of two figures is one of the last century where that of this
 * century is still to come (`36`); where it is not (`01`), nobody guesses.
 * @param today `yyyy-MM-dd`
 */
export function readBirth(cell: TableCell, today: string): ReadBirth {
  const short = /^(\d{1,2}[-/. ]\d{1,2}[-/. ])(\d{2})$/.exec(cellText(cell));
  const isBorn = (day: string | undefined) => day !== undefined && day <= today;
  if (!short) {
    const day = readDay(cell);
    return { days: day !== undefined && isBorn(day) ? [day] : [], isUnclear: false };
  }
  const inCentury = (century: number) => readDay(`${short[1]}${century}${short[2]}`);
  const young = inCentury(20);
  const earliest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}`;
  const days = [young, inCentury(19)].flatMap((day) =>
    day !== undefined && isBorn(day) && day >= earliest ? [day] : [],
  );
  return { days, isUnclear: isBorn(young) };
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year + (year <= LATEST_SHORT_YEAR ? 2000 : 1900);
}

function dayOfSerial(serial: number): string | undefined {
  if (serial < SERIAL_MIN || serial > SERIAL_MAX) return undefined;
  const moment = new Date(SERIAL_FROM + Math.floor(serial) * DAY_MS);
  return moment.toISOString().slice(0, 'yyyy-MM-dd'.length);
}

function dayOf(year: number, month: number, date: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date));
  const exists =
    year >= 1900 &&
    year <= 2100 &&
    moment.getUTCMonth() === month - 1 &&
    moment.getUTCDate() === date;
  return exists ? moment.toISOString().slice(0, 'yyyy-MM-dd'.length) : undefined;
}
