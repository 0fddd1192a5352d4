/** What one line of a table says, with everything that is wrong with it (specification §18). */

import { NAME_MAX, NOTE_MAX, PHONE_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts';
import type { BroughtFee } from '#contract/paper/import-figures.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import {
  FIELDS_OF_KIND,
  type Fixes,
  type ImportField,
  type ImportMapping,
} from '#contract/paper/imports.ts';
import { emailSchema, nameText } from '#contract/values.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { cellText, readBirth, readDay } from './cells-rules.ts';
import { type ReadTime, readTime } from './durations-rules.ts';
import { readFee } from './fees-rules.ts';
import { splitPeople } from './names-rules.ts';
import { readNames, speaksOfLeaving, type WrittenName } from './odd-names-rules.ts';

/** What is read of a person; their balance, if the line has one, in minutes. */
export interface PersonReading {
  name: string;
  surname: string;
  number: number | null;
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  sex: 'm' | 'f' | 'n';
  joinedOn: string | null;
  minutes: number | null;
  fee: BroughtFee | null;
  /** What the desk had written about them. */
  note: string | null;
  /** Read in a way that somebody may want to look at. */
  isOdd: boolean;
}

/** An exchange before the portal: who helped whom, as the file says it. */
export interface PastReading {
  day: string;
  giver: string;
  receiver: string;
  minutes: number;
  note: string;
}

export interface ReadLine<Reading> {
  reading: Reading;
  problems: RowProblem[];
}

/** Addresses that TimeOverflow makes up for people who have none. */
const MADE_UP_EMAIL = /^user\d+@example\.com$|@[^@]+\.invalid$/i;
const EARLIEST_BIRTH = '1900-01-01';
/** Words for lines that are no longer, or not yet, valid in the program they come from. */
const NOT_ACTIVE =
  /^(deleted|disabled|suspended|inactive|pending|rejected|failed|cancelled|canceled|eliminat|cancellat|sospes|annullat|ex socio|ex socia|dimess|inattiv|gelöscht|storniert|ausgetreten)/i;
const PEOPLE_IN_A_CELL_MAX = 40;

/** More hours than this are seldom anybody's balance. */
const LARGE_BALANCE_MINUTES = 100 * 60;
/** Members are seldom younger or older. */
const YOUNG_YEARS = 14;
const OLD_YEARS = 100;
/** With more words somebody may want to see which of them are the surname. */
const WORDS_OF_A_NAME = 2;

export type CellOf = (field: ImportField) => TableCell;

/** A line of a table, with what the desk has mended in it. */
export interface Cells {
  cells: readonly TableCell[];
  fixes: Fixes;
}

/** Finds cells by what their column means; a mended cell counts instead of that of the file. */
export function cellsBy(mapping: ImportMapping, { cells, fixes }: Cells): CellOf {
  const allowed = FIELDS_OF_KIND[mapping.kind];
  return (field) => {
    if (!allowed.includes(field)) return null;
    const fixed = fixes[field];
    if (fixed !== undefined) return fixed === '' ? null : fixed;
    const column = mapping.columns.indexOf(field);
    return column < 0 ? null : (cells[column] ?? null);
  };
}

/** Collects what is wrong while a line is read. */
class Problems {
  readonly found: RowProblem[] = [];
  add(problem: RowProblem): void {
    if (!this.found.includes(problem)) this.found.push(problem);
  }
  /** A text of at most so many characters. */
  short(text: string, max: number): string {
    if (text.length <= max) return text;
    this.add('text-cut');
    return text.slice(0, max).toWellFormed().replaceAll('\ufffd', '').trim();
  }
}

/** @param today no member joins and nobody is born after it */
export function readPerson(
  mapping: ImportMapping,
  cells: Cells,
  today: string,
): ReadLine<PersonReading> {
  const problems = new Problems();
  const cell = cellsBy(mapping, cells);
  const text = (field: ImportField) => cellText(cell(field));
  const names = namesIn(mapping, text, problems);
  const phone = text('phone') || text('otherPhone');
  const note = text('note');
  if (NOT_ACTIVE.test(text('state'))) problems.add('not-active');
  if (speaksOfLeaving(note)) problems.add('maybe-gone');
  const number = numberIn(text('number'), problems);
  const email = emailIn(text('email'), problems);
  const birth = birthIn(cell, today, problems);
  const joinedOn = joinedIn(cell, today, problems);
  const time = balanceIn(mapping, cell, problems);
  const fee = feeIn(mapping, cell, today, problems);
  return {
    reading: {
      name: names.name,
      surname: names.surname,
      number,
      email,
      phone: phone === '' ? null : problems.short(phone, PHONE_MAX),
      birthDate: birth.day,
      sex: sexIn(text('sex')),
      joinedOn,
      minutes: time.minutes,
      fee,
      note: note === '' ? null : problems.short(note, NOTE_MAX),
      isOdd: names.isOdd || birth.isOdd || time.isOdd,
    },
    problems: problems.found,
  };
}

/** The name of a line as it stands there, in one cell or in two. */
export function writtenName(
  { nameOrder: order }: ImportMapping,
  text: (field: ImportField) => string,
): WrittenName {
  const whole = text('fullName');
  return whole === '' ? { name: text('name'), surname: text('surname') } : { whole, order };
}

function namesIn(mapping: ImportMapping, text: (field: ImportField) => string, problems: Problems) {
  const read = readNames(writtenName(mapping, text));
  for (const problem of read.problems) problems.add(problem);
  const isName = (value: string) => nameText(NAME_MAX).safeParse(value).success;
  const name = problems.short(read.name, NAME_MAX);
  const surname = problems.short(read.surname, NAME_MAX);
  // Balances may name people by their number or address alone.
  const isNamed = isName(name) && isName(surname);
  const mustBeNamed = mapping.kind === 'people' || name + surname !== '';
  if (mustBeNamed && !isNamed) problems.add('name-missing');
  const words = `${surname} ${name}`.split(' ').length;
  const isJoint = text('fullName') !== '';
  return { name, surname, isOdd: isJoint && words > WORDS_OF_A_NAME };
}

function birthIn(
  cell: CellOf,
  today: string,
  problems: Problems,
): { day: string | null; isOdd: boolean } {
  const { days, isUnclear } = readBirth(cell('birthDate'), today);
  const [day] = days;
  if (isUnclear) {
    problems.add('birth-unclear');
    return { day: null, isOdd: true };
  }
  const isRight = day !== undefined && day >= EARLIEST_BIRTH;
  if (!isRight && cellText(cell('birthDate')) !== '') problems.add('birth-date-unreadable');
  if (!isRight) return { day: null, isOdd: false };
  const age = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return { day, isOdd: age < YOUNG_YEARS || age > OLD_YEARS };
}

function joinedIn(cell: CellOf, today: string, problems: Problems): string | null {
  const day = readDay(cell('joinedOn'));
  const isRight = day !== undefined && day <= today && day >= EARLIEST_BIRTH;
  if (!isRight && cellText(cell('joinedOn')) !== '') problems.add('joined-on-unreadable');
  return isRight ? day : null;
}

function numberIn(text: string, problems: Problems): number | null {
  if (text === '') return null;
  // `BDTB0012` is how Komunitin writes the twelfth account.
  const digits = /^(?:\p{L}{1,8}[-_ ]?)?0*(\d{1,7})(?:\.0+)?$/u.exec(text)?.[1];
  const number = Number(digits ?? 0);
  if (number > 0) return number;
  problems.add('number-unreadable');
  return null;
}

function emailIn(text: string, problems: Problems): string | null {
  const [first = ''] = text.replace(/^mailto:/i, '').split(/[\s,;]+/);
  if (first === '' || MADE_UP_EMAIL.test(first)) return null;
  const read = emailSchema.safeParse(first);
  if (read.success) return read.data;
  problems.add('email-unreadable');
  return null;
}

function sexIn(text: string): PersonReading['sex'] {
  if (/^(m|maschio|uomo|male|man|mann|männlich|herr)$/i.test(text)) return 'm';
  return /^(f|w|femmina|donna|female|woman|frau|weiblich)$/i.test(text) ? 'f' : 'n';
}

function feeIn(
  mapping: ImportMapping,
  cell: CellOf,
  today: string,
  problems: Problems,
): BroughtFee | null {
  const cells = { fee: cell('fee'), feeOn: cell('feeOn'), feeYear: cell('feeYear') };
  const { fee, problem } = readFee(cells, mapping, today);
  if (problem) problems.add(problem);
  return fee;
}

/** The balance, or the hours given less the hours received. */
function balanceIn(
  mapping: ImportMapping,
  cell: CellOf,
  problems: Problems,
): { minutes: number | null; isOdd: boolean } {
  const times: ReadTime[] = [];
  const read = (field: ImportField) => {
    const found = cell(field);
    if (found === null) return undefined;
    const time = readTime(found, mapping);
    times.push(time);
    heedTime(time, problems);
    return time.minutes[0];
  };
  const balance = read('balance');
  const given = read('hoursGiven');
  const received = read('hoursReceived');
  if (times.some((time) => time.minutes.length !== 1)) return { minutes: null, isOdd: true };
  const sum =
    given === undefined && received === undefined ? undefined : (given ?? 0) - (received ?? 0);
  const minutes = balance ?? sum ?? null;
  if (minutes === null && mapping.kind === 'balances') problems.add('hours-missing');
  const isLarge = Math.abs(minutes ?? 0) > LARGE_BALANCE_MINUTES;
  return { minutes, isOdd: isLarge || times.some(({ isOdd }) => isOdd) };
}

function heedTime({ minutes }: ReadTime, problems: Problems): void {
  if (minutes.length === 0) problems.add('hours-unreadable');
  if (minutes.length > 1) problems.add('time-unclear');
}

/** The exchanges of a line: one for each who helped and each who was helped. */
export function readPast(
  mapping: ImportMapping,
  cells: Cells,
  today: string,
): ReadLine<PastReading[]> {
  const problems = new Problems();
  const cell = cellsBy(mapping, cells);
  const text = (field: ImportField) => cellText(cell(field));
  const day = readDay(cell('day'));
  const time = readTime(cell('duration'), mapping);
  const minutes = time.minutes.filter((one) => one > 0);
  const people = (field: 'giver' | 'receiver', problem: RowProblem) => {
    const names = splitPeople(text(field)).slice(0, PEOPLE_IN_A_CELL_MAX);
    if (names.length === 0) problems.add(problem);
    return names.map((name) => problems.short(name, SHORT_TEXT_MAX));
  };
  const givers = people('giver', 'name-missing');
  const receivers = people('receiver', 'name-missing');
  if (day === undefined || day > today) problems.add('day-unreadable');
  if (cell('duration') === null) problems.add('hours-missing');
  else heedTime({ ...time, minutes }, problems);
  if (NOT_ACTIVE.test(text('state'))) problems.add('not-active');
  const noteParts = [text('note'), text('category')].filter(Boolean);
  const note = problems.short(noteParts.join(' · '), NOTE_MAX);
  const reading = givers.flatMap((giver) =>
    receivers.map((receiver) => ({
      day: day ?? '',
      giver,
      receiver,
      minutes: minutes[0] ?? 0,
      note,
    })),
  );
  return { reading, problems: problems.found };
}
