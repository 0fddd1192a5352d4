/** What one line of a table says, with everything that is wrong with it (specification §18). */

import { NAME_MAX, NOTE_MAX, PHONE_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts';
import {
  FIELDS_OF_KIND,
  type Fixes,
  type ImportField,
  type ImportMapping,
  type RowProblem,
} from '#contract/paper/imports.ts';
import { emailSchema, nameText } from '#contract/values.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { cellText, readDay, readMinutes } from './cells-rules.ts';
import { splitName, splitPeople } from './names-rules.ts';

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

type CellOf = (field: ImportField) => TableCell;

/** A line of a table, with what the desk has mended in it. */
export interface Cells {
  cells: readonly TableCell[];
  fixes: Fixes;
}

/** Finds cells by what their column means; a mended cell counts instead of that of the file. */
function cellsBy(mapping: ImportMapping, { cells, fixes }: Cells): CellOf {
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
  const { name, surname } = namesIn(mapping, text, problems);
  const past = (field: 'birthDate' | 'joinedOn', problem: RowProblem) => {
    const day = readDay(cell(field));
    const isRight = day !== undefined && day <= today && day >= EARLIEST_BIRTH;
    if (!isRight && text(field) !== '') problems.add(problem);
    return isRight ? day : null;
  };
  const phone = text('phone') || text('otherPhone');
  if (NOT_ACTIVE.test(text('state'))) problems.add('not-active');
  return {
    reading: {
      name,
      surname,
      number: numberIn(text('number'), problems),
      email: emailIn(text('email'), problems),
      phone: phone === '' ? null : problems.short(phone, PHONE_MAX),
      birthDate: past('birthDate', 'birth-date-unreadable'),
      sex: sexIn(text('sex')),
      joinedOn: past('joinedOn', 'joined-on-unreadable'),
      minutes: balanceIn(mapping, cell, problems),
    },
    problems: problems.found,
  };
}

function namesIn(mapping: ImportMapping, text: (field: ImportField) => string, problems: Problems) {
  const whole = text('fullName');
  const parts =
    whole === ''
      ? { name: text('name'), surname: text('surname') }
      : splitName(whole, mapping.nameOrder);
  const isName = (value: string) => nameText(NAME_MAX).safeParse(value).success;
  const name = problems.short(parts.name, NAME_MAX);
  const surname = problems.short(parts.surname, NAME_MAX);
  // Balances may name people by their number or address alone.
  const isNamed = isName(name) && isName(surname);
  const mustBeNamed = mapping.kind === 'people' || name + surname !== '';
  if (mustBeNamed && !isNamed) problems.add('name-missing');
  return { name, surname };
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

/** The balance, or the hours given less the hours received. */
function balanceIn(mapping: ImportMapping, cell: CellOf, problems: Problems): number | null {
  const read = (field: ImportField) => {
    const found = cell(field);
    if (found === null) return undefined;
    const minutes = readMinutes(found, mapping);
    if (minutes === undefined) problems.add('hours-unreadable');
    return minutes;
  };
  const balance = read('balance');
  const given = read('hoursGiven');
  const received = read('hoursReceived');
  if (problems.found.includes('hours-unreadable')) return null;
  const sum =
    given === undefined && received === undefined ? undefined : (given ?? 0) - (received ?? 0);
  const minutes = balance ?? sum ?? null;
  if (minutes === null && mapping.kind === 'balances') problems.add('hours-missing');
  return minutes;
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
  const minutes = readMinutes(cell('duration'), mapping);
  const people = (field: 'giver' | 'receiver', problem: RowProblem) => {
    const names = splitPeople(text(field)).slice(0, PEOPLE_IN_A_CELL_MAX);
    if (names.length === 0) problems.add(problem);
    return names.map((name) => problems.short(name, SHORT_TEXT_MAX));
  };
  const givers = people('giver', 'name-missing');
  const receivers = people('receiver', 'name-missing');
  if (day === undefined || day > today) problems.add('day-unreadable');
  if (cell('duration') === null) problems.add('hours-missing');
  else if (minutes === undefined || minutes <= 0) problems.add('hours-unreadable');
  if (NOT_ACTIVE.test(text('state'))) problems.add('not-active');
  const noteParts = [text('note'), text('category')].filter(Boolean);
  const note = problems.short(noteParts.join(' · '), NOTE_MAX);
  const reading = givers.flatMap((giver) =>
    receivers.map((receiver) => ({ day: day ?? '', giver, receiver, minutes: minutes ?? 0, note })),
  );
  return { reading, problems: problems.found };
}
