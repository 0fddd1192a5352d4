/** What a cell says: a day, a time, in all the ways that people and programs write them (specification §18). */

import type { DurationReading, DurationUnit } from '#contract/paper/imports.ts';
import { DAY_MS } from '#contract/time.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';

/** Excel counts days from here. */
const SERIAL_FROM = Date.UTC(1899, 11, 30);
/** Numbers between these are days of 1927 to 2091; no table counts anything else there. */
const SERIAL_MIN = 10_000;
const SERIAL_MAX = 70_000;
/** Years of two digits up to this one belong to this century. */
const LATEST_SHORT_YEAR = 40;
/** What one exchange of the books may carry, in minutes. */
const MINUTES_MAX = 10_000_000;
const EXAMPLES = 3;

/** A cell as a person sees it. */
export function cellText(cell: TableCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('day' in cell) return cell.day;
  const { minutes } = cell;
  const size = Math.abs(minutes);
  const rest = String(size % 60).padStart(2, '0');
  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${rest}`;
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

interface TimeWriting {
  unit: DurationUnit;
  /** How `1.30` is meant; as a decimal where nobody had to say it. */
  reading: DurationReading | null;
}

/**
 * The time of a cell in minutes, negative with a minus or in brackets; undefined when it is none.
 * Signs such as `1:30`, `1h30` or `90'` say themselves what they are; `unit` and `reading` tell how
 * plain numbers are meant.
 */
export function readMinutes(cell: TableCell, writing: TimeWriting): number | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'object') return 'minutes' in cell ? cell.minutes : undefined;
  const { sign, size } = signed(String(cell));
  const minutes = minutesWithSigns(size) ?? plainMinutes(size, writing);
  if (minutes === undefined || minutes > MINUTES_MAX) return undefined;
  return minutes === 0 ? 0 : sign * minutes;
}

function signed(text: string): { sign: 1 | -1; size: string } {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const inside = /^\((.*)\)$/.exec(plain)?.[1];
  if (inside !== undefined) return { sign: -1, size: inside.trim() };
  const isMinus = /^[-\u2212\u2013]/.test(plain);
  return { sign: isMinus ? -1 : 1, size: plain.replace(/^[-\u2212\u2013+]\s*/, '') };
}

const HOUR_WORDS = '(?:h|ore|ora|std\\.?|stunden?|hours?|hrs?)';
const MINUTE_WORDS = "(?:'|\u2019|\u2032|min\\.?|minuti|minuto|minuten?|minutes?|m)";
const CLOCK = /^(\d{1,6}):([0-5]\d)(?::[0-5]\d)?$/;
const WITH_WORDS = new RegExp(
  `^(\\d{1,6}) ?${HOUR_WORDS}(?: ?(?:e |und |and )?([0-5]?\\d) ?${MINUTE_WORDS}?)?$`,
);
const DECIMAL_HOURS = new RegExp(`^(\\d{1,6}[.,]\\d{1,4}) ?${HOUR_WORDS}$`);
const MINUTES_ALONE = new RegExp(`^(\\d{1,7}) ?${MINUTE_WORDS}$`);

function minutesWithSigns(text: string): number | undefined {
  const parts = CLOCK.exec(text) ?? WITH_WORDS.exec(text);
  if (parts) return Number(parts[1]) * 60 + Number(parts[2] ?? 0);
  const hours = DECIMAL_HOURS.exec(text)?.[1];
  if (hours !== undefined) return Math.round(Number(hours.replace(',', '.')) * 60);
  const minutes = MINUTES_ALONE.exec(text)?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}

function plainMinutes(text: string, { unit, reading }: TimeWriting): number | undefined {
  const number = decimalParts(text);
  if (!number) return undefined;
  const { whole, fraction } = number;
  const value = Number(`${whole}.${fraction || '0'}`);
  if (unit === 'seconds') return Math.round(value / 60);
  if (unit === 'minutes') return Math.round(value);
  if (reading !== 'clock' || fraction === '') return Math.round(value * 60);
  const minutes = Number(fraction.padEnd(2, '0'));
  return fraction.length <= 2 && minutes < 60 ? Number(whole) * 60 + minutes : undefined;
}

/** `1.234,5`: where both signs stand, the last one begins the fraction. */
function decimalParts(text: string): { whole: string; fraction: string } | undefined {
  const grouped = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)([.,])(\d{1,6})$/.exec(text);
  if (grouped && grouped[2] !== grouped[3]) {
    return { whole: (grouped[1] ?? '').replaceAll(/\D/g, ''), fraction: grouped[4] ?? '' };
  }
  const plain = /^(\d{1,10})(?:[.,](\d{1,15}))?$/.exec(text);
  return plain ? { whole: plain[1] ?? '', fraction: plain[2] ?? '' } : undefined;
}

/**
 * The times of a column that can be read in two ways (`1.30`), at most three of them. Nothing is
 * unclear when one of the column cannot be hours and minutes, as `1.75`.
 */
export function unclearTimes(cells: readonly TableCell[]): string[] {
  const meanings = cells.map((cell) => ({ cell, meaning: meaningOf(cell) }));
  if (meanings.some(({ meaning }) => meaning === 'decimal')) return [];
  const texts = meanings
    .filter(({ meaning }) => meaning === 'unclear')
    .map(({ cell }) => cellText(cell));
  return [...new Set(texts)].slice(0, EXAMPLES);
}

/** What the way of writing one time gives away. */
function meaningOf(cell: TableCell): 'decimal' | 'unclear' | 'none' {
  if (cell === null || typeof cell === 'object') return 'none';
  const parts = decimalParts(signed(String(cell)).size);
  if (!parts || Number(parts.fraction) === 0) return 'none';
  const { fraction } = parts;
  if (fraction.length > 2) return 'decimal';
  // A number has lost its last zero: 1.3 may have been typed as 1.30, but 1.5 hardly as 1.50.
  if (fraction.length === 1) {
    if (typeof cell === 'string') return 'none';
    return fraction === '5' || Number(fraction) >= 6 ? 'decimal' : 'unclear';
  }
  return Number(fraction) >= 60 ? 'decimal' : 'unclear';
}
