/**
 * How long something took, in all the ways that people and programs write it (specification §18). What
 * can be meant in two ways is never guessed.
 */
import type { DurationReading, DurationUnit } from '#contract/paper/imports.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';

/** What one exchange of the books may carry, in minutes. */
const MINUTES_MAX = 10_000_000;

interface TimeWriting {
  unit: DurationUnit;
  /** How `1.30` is meant; as a decimal where nobody had to say it. */
  reading: DurationReading | null;
}

/**
 * What the way of writing a plain number of hours gives away:
 * - `sure`: it has one meaning, as `12`
 * - `either`: a decimal, or hours and minutes, as `12.30`
 * - `half`: a decimal, or hours and minutes that have lost a zero, as `3.5`
 * - `decimal`: it cannot be hours and minutes, as `28.75`
 * - `thousands`: a decimal, or a thousand and more, as `1.250`
 */
export type Meaning = 'sure' | 'either' | 'half' | 'decimal' | 'thousands';

/**
 * The time of a cell in whole minutes, negative with a minus or in brackets. None: the cell is no time.
 * Several: it may be each of them, and somebody has to say which. `isOdd`: it means one thing, but
 * somebody may want to see which.
 */
export interface ReadTime {
  minutes: number[];
  isOdd: boolean;
}

const NO_TIME: ReadTime = { minutes: [], isOdd: false };

/**
 * Signs such as `1:30`, `1h30`, `90'` or `7 ore e mezza` say themselves what they are; `unit` and
 * `reading` tell how plain numbers are meant.
 */
export function readTime(cell: TableCell, writing: TimeWriting): ReadTime {
  if (cell === null) return NO_TIME;
  if (typeof cell === 'object') {
    return 'minutes' in cell ? { minutes: [cell.minutes], isOdd: false } : NO_TIME;
  }
  const { signs, size } = signed(String(cell));
  const inWords = minutesInSigns(size) ?? minutesInWords(size);
  const read =
    inWords === undefined
      ? plainTime(size, writing, typeof cell === 'number')
      : { minutes: [inWords], isOdd: false };
  const minutes = signs.flatMap((sign) =>
    read.minutes.filter((one) => one <= MINUTES_MAX).map((one) => (one === 0 ? 0 : sign * one)),
  );
  return { minutes: [...new Set(minutes)], isOdd: read.isOdd };
}

/** What the way of writing one time gives away; `sure` too for what is no plain number of hours. */
export function meaningOf(cell: TableCell): Meaning {
  if (cell === null || typeof cell === 'object') return 'sure';
  const { size } = signed(String(cell));
  const parts = minutesInSigns(size) === undefined ? decimalParts(size) : undefined;
  return parts ? meaningOfParts(parts, typeof cell === 'number') : 'sure';
}

/** `4-` may be a minus behind the number, or the beginning of something: it has both signs. */
function signed(text: string): { signs: (1 | -1)[]; size: string } {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const inside = /^\((.*)\)$/.exec(plain)?.[1];
  if (inside !== undefined) return { signs: [-1], size: inside.trim() };
  const before = /^[-\u2212\u2013+]\s*/.exec(plain)?.[0];
  if (before !== undefined) {
    return { signs: [before.startsWith('+') ? 1 : -1], size: plain.slice(before.length) };
  }
  const isBehind = /\d\s*[-\u2212\u2013]$/.test(plain);
  return isBehind
    ? { signs: [-1, 1], size: plain.slice(0, -1).trim() }
    : { signs: [1], size: plain };
}

const HOURS = '(?:h|ore|ora|std\\.?|stunden?|hours?|hrs?)';
const MINUTES = "(?:'|\u2019|\u2032|min\\.?|minuti|minuto|minuten?|minutes?|m)";
const AND = '(?:e |ed |und |and (?:an? )?)?';
const HOURS_BEHIND = new RegExp(` ?${HOURS}$`);
const CLOCK = /^(\d{1,6}):([0-5]\d)(?::[0-5]\d)?$/;
const WITH_WORDS = new RegExp(`^(\\d{1,6}) ?${HOURS}(?: ?${AND}([0-5]?\\d) ?${MINUTES}?)?$`);
const MINUTES_ALONE = new RegExp(`^(\\d{1,7}) ?${MINUTES}$`);

function minutesInSigns(text: string): number | undefined {
  const parts = CLOCK.exec(text) ?? WITH_WORDS.exec(text);
  if (parts) return Number(parts[1]) * 60 + Number(parts[2] ?? 0);
  const minutes = MINUTES_ALONE.exec(text)?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}

/** Numbers that people write in letters, in three languages, from one. */
const NUMBERS = [
  ["un|uno|una|un'|one|ein|eine", 'due|two|zwei', 'tre|three|drei', 'quattro|four|vier'],
  ['cinque|five|fünf', 'sei|six|sechs', 'sette|seven|sieben', 'otto|eight|acht'],
  ['nove|nine|neun', 'dieci|ten|zehn'],
].flat();
const IN_LETTERS = NUMBERS.map((words) => new RegExp(`^(?:${words})(?=[ '\u2019])['\u2019]? ?`));
const PARTS: Record<string, number> = { '1/4': 15, '1/2': 30, '3/4': 45 };
const WITH_PART = new RegExp(
  `^(?:(\\d{1,6}) ?(?:${HOURS} ?)?${AND})?(1/4|1/2|3/4)(?: ?(?:d' ?)?(?:an )?${HOURS})?$`,
);

/** `7 ore e mezza`, `mezz'ora`, `3½`, `anderthalb Stunden`. */
function minutesInWords(text: string): number | undefined {
  const plain = inFigures(text);
  const parts = WITH_PART.exec(plain);
  if (parts) return Number(parts[1] ?? 0) * 60 + (PARTS[parts[2] ?? ''] ?? 0);
  return plain === text ? undefined : minutesInSigns(plain);
}

function inFigures(text: string): string {
  const halves = text
    .replaceAll('\u2019', "'")
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .replace(/^anderthalb|^eineinhalb/, '1 1/2')
    .replace(/einhalb(?= |$)/, ' 1/2')
    .replace(/\b(?:un |1 )?quarto\b|\b(?:a )?quarter\b|\bviertel(?= ?stunde|$)/, '1/4')
    .replace(/\b(?:tre |3 )quarti\b|\bthree quarters\b|\bdrei ?viertel(?= ?stunden?|$)/, '3/4')
    .replace(/\bmezz(?:'|[ao]\b ?)|\bhalf(?: an)?\b|\b(?:eine )?halbe?\b/, '1/2 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const at = IN_LETTERS.findIndex((words) => words.test(halves));
  const words = IN_LETTERS[at];
  return words ? halves.replace(words, `${at + 1} `) : halves;
}

/** A plain number of hours, minutes or seconds. */
function plainTime(text: string, writing: TimeWriting, isNumber: boolean): ReadTime {
  const parts = decimalParts(text);
  if (!parts) return NO_TIME;
  const meaning = meaningOfParts(parts, isNumber);
  const value = Number(`${parts.whole}.${parts.fraction || '0'}`);
  const grouped = Number(`${parts.whole}${parts.fraction}`);
  const { unit, reading } = writing;
  if (unit !== 'hours') {
    const whole = meaning === 'thousands' ? grouped : value;
    return { minutes: [Math.round(unit === 'seconds' ? whole / 60 : whole)], isOdd: false };
  }
  const decimal = Math.round(value * 60);
  if (meaning === 'thousands') return { minutes: [decimal, grouped * 60], isOdd: true };
  if (meaning === 'sure') return { minutes: [decimal], isOdd: false };
  const isOdd = meaning !== 'half' || reading !== null;
  if (reading !== 'clock' && reading !== 'mixed') return { minutes: [decimal], isOdd };
  const clocked = Number(parts.whole) * 60 + Number(parts.fraction.padEnd(2, '0'));
  if (meaning === 'either') return { minutes: [clocked], isOdd };
  if (reading === 'mixed' || meaning === 'decimal') return { minutes: [decimal], isOdd };
  return { minutes: [decimal, clocked], isOdd };
}

interface Parts {
  whole: string;
  fraction: string;
}

/** `1.234,5`: where both signs stand, the last one begins the fraction. Words for hours may follow. */
function decimalParts(text: string): Parts | undefined {
  const size = text.replace(HOURS_BEHIND, '');
  const grouped = /^(\d{1,3}(?:([.,'\u2019 ])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,6}))?$/.exec(size);
  const isSure = grouped && (grouped[3] ?? '') !== grouped[2] && !/^\d+[.,]\d{3}$/.test(size);
  if (isSure) {
    return { whole: (grouped[1] ?? '').replaceAll(/\D/g, ''), fraction: grouped[4] ?? '' };
  }
  const plain = /^(\d{1,10})(?:[.,](\d{1,15}))?$/.exec(size);
  return plain ? { whole: plain[1] ?? '', fraction: plain[2] ?? '' } : undefined;
}

/** @param isNumber a number of a spreadsheet has no thousands, and has lost its last zero */
function meaningOfParts({ whole, fraction }: Parts, isNumber: boolean): Meaning {
  if (fraction.length === 3 && !isNumber && /^[1-9]\d{0,2}$/.test(whole)) return 'thousands';
  if (Number(fraction) === 0) return 'sure';
  if (fraction.length > 2) return 'decimal';
  // 1.3 may have been typed as 1.30, but 1.5 hardly as 1.50.
  if (fraction === '5') return 'half';
  return Number(fraction.padEnd(2, '0')) >= 60 ? 'decimal' : 'either';
}
