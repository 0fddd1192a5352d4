/** What one line of a table says, with everything that is wrong with it (specification §18). */

import { NAME_MAX, NOTE_MAX, PHONE_MAX } from '#contract/limits.ts';
import type { BroughtBody } from '#contract/paper/import-bodies.ts';
import type { BroughtFee } from '#contract/paper/import-figures.ts';
import type { ImportField, ImportMapping } from '#contract/paper/imports.ts';
import { emailSchema, nameText } from '#contract/values.ts';
import { nameOfBody, readBody, type Who, whoIsIt } from './bodies-rules.ts';
import { cellText, readBirth, readDay } from './cells-rules.ts';
import { type ReadTime, readTime } from './durations-rules.ts';
import { readFee } from './fees-rules.ts';
import { readNames, speaksOfLeaving, type WrittenName } from './odd-names-rules.ts';
import {
  type CellOf,
  type Cells,
  cellsBy,
  heedTime,
  NOT_ACTIVE,
  Problems,
  type ReadLine,
} from './row-cells-rules.ts';

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
  /** Null for a person, and where nobody has said what it is. */
  body: BroughtBody | null;
  /** What the desk had written about them. */
  note: string | null;
  /** Read in a way that somebody may want to look at. */
  isOdd: boolean;
}

/** Addresses that TimeOverflow makes up for people who have none. */
const MADE_UP_EMAIL = /^user\d+@example\.com$|@[^@]+\.invalid$/i;
const EARLIEST_BIRTH = '1900-01-01';

/** More hours than this are seldom anybody's balance. */
const LARGE_BALANCE_MINUTES = 100 * 60;
/** Members are seldom younger or older. */
const YOUNG_YEARS = 14;
const OLD_YEARS = 100;
/** With more words somebody may want to see which of them are the surname. */
const WORDS_OF_A_NAME = 2;

/** What a line is read by, beside its cells. */
export interface Reader {
  /** No member joins and nobody is born after it. */
  today: string;
  /** Whether the bank has members that are not people. */
  takesBodies: boolean;
}

/** Reads who is brought: a person, a body, or what nobody has said yet. */
export function readPerson(
  mapping: ImportMapping,
  cells: Cells,
  { today, takesBodies }: Reader,
): ReadLine<PersonReading> {
  const problems = new Problems();
  const cell = cellsBy(mapping, cells);
  const text = (field: ImportField) => cellText(cell(field));
  const names = namesIn(mapping, text, problems, takesBodies);
  const phone = text('phone') || text('otherPhone');
  const note = text('note');
  if (NOT_ACTIVE.test(text('state'))) problems.add('not-active');
  if (speaksOfLeaving(note)) problems.add('maybe-gone');
  const number = numberIn(text('number'), problems);
  const isBody = names.who.is === 'body';
  const body = isBody && takesBodies ? readBody(names, cell, today, problems) : null;
  const own = isBody ? ofNobody(text, problems) : ofPerson(cell, today, problems);
  const joinedOn = joinedIn(cell, today, problems);
  const time = balanceIn(mapping, cell, problems);
  const fee = feeIn(mapping, cell, today, problems);
  return {
    reading: {
      name: names.name,
      surname: names.surname,
      number,
      email: own.email,
      phone: phone === '' ? null : problems.short(phone, PHONE_MAX),
      birthDate: own.birth.day,
      sex: own.sex,
      joinedOn,
      minutes: time.minutes,
      fee,
      body,
      note: note === '' ? null : problems.short(note, NOTE_MAX),
      isOdd: names.isOdd || own.birth.isOdd || time.isOdd,
    },
    problems: problems.found,
  };
}

/** What only people have. */
function ofPerson(cell: CellOf, today: string, problems: Problems) {
  return {
    email: emailIn(cellText(cell('email')), problems),
    birth: birthIn(cell, today, problems),
    sex: sexIn(cellText(cell('sex'))),
  };
}

/** A body has nothing of that. */
function ofNobody(text: (field: ImportField) => string, problems: Problems) {
  const written = (['email', 'birthDate', 'sex'] as const).map(text);
  if (written.some(Boolean)) problems.add('for-people-only');
  return { email: null, birth: { day: null, isOdd: false }, sex: 'n' as const };
}

/** The name of a line as it stands there, in one cell or in two. */
export function writtenName(
  { nameOrder: order }: ImportMapping,
  text: (field: ImportField) => string,
): WrittenName {
  const whole = text('fullName');
  return whole === '' ? { name: text('name'), surname: text('surname') } : { whole, order };
}

interface ReadWho {
  name: string;
  surname: string;
  isOdd: boolean;
  who: Who;
}

function namesIn(
  mapping: ImportMapping,
  text: (field: ImportField) => string,
  problems: Problems,
  takesBodies: boolean,
): ReadWho {
  const written = writtenName(mapping, text);
  const read = readNames(written);
  const said = mapping.kind === 'people' ? text('memberKind') : '';
  const { who, found } = whoIsIt(said, { written, read }, takesBodies && mapping.kind === 'people');
  for (const problem of found) problems.add(problem);
  const isName = (value: string) => nameText(NAME_MAX).safeParse(value).success;
  if (who.is !== 'person') {
    const surname = problems.short(nameOfBody(mapping, written), NAME_MAX);
    if (!isName(surname)) problems.add('name-missing');
    return { name: '', surname, isOdd: false, who };
  }
  const name = problems.short(read.name, NAME_MAX);
  const surname = problems.short(read.surname, NAME_MAX);
  // Balances may name people by their number or address alone.
  const isNamed = isName(name) && isName(surname);
  const mustBeNamed = mapping.kind === 'people' || name + surname !== '';
  if (mustBeNamed && !isNamed) problems.add('name-missing');
  const words = `${surname} ${name}`.split(' ').length;
  const isJoint = text('fullName') !== '';
  return { name, surname, isOdd: isJoint && words > WORDS_OF_A_NAME, who };
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
