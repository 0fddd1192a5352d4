/** Judging every line of an import, some hundred at a time. */
import { setImmediate } from 'node:timers/promises';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { ImportMapping, RowPlan } from '#contract/paper/imports.ts';
import { reservedAmong } from '#server/modules/people/accounts/email.ts';
import { openRoomsOf } from '#server/modules/running/guards/open-rooms.ts';
import type { Database, Queryable } from '#server/platform/database.ts';
import { settleFees } from './fees.ts';
import type { KnownPerson } from './known-rules.ts';
import { type Decision, Judge } from './matching-rules.ts';
import { PastJudge, type PastPart } from './past.ts';
import { readPast } from './past-rules.ts';
import { listKnown } from './people-sql.ts';
import type { Cells, ReadLine } from './row-cells-rules.ts';
import { type PersonReading, type Reader, readPerson } from './rows-rules.ts';
import { listRaw, listRivals, saveJudged } from './rows-sql.ts';

const LINES_AT_ONCE = 200;

/** What is judged. */
export interface File {
  id: number;
  bankId: number;
  mapping: ImportMapping;
  today: string;
  now: Date;
  /** Addresses of portal administrators: nobody else may have them. */
  portalAdminEmails: readonly string[];
}

/** A line of the file, with what the desk has mended and decided. */
export interface RawLine extends Cells {
  line: number;
  decision: Decision | null;
}

interface ReadPerson extends ReadLine<PersonReading> {
  of: RawLine;
}

/** A line as it is kept after it was judged. */
interface JudgedLine {
  line: number;
  reading: PersonReading | PastPart[];
  plan: RowPlan;
  problems: RowProblem[];
  candidates: number[];
  personId: number | null;
  minutes: number | null;
}

interface JudgedPerson extends JudgedLine {
  reading: PersonReading;
}

/** Judges all lines below the names of the columns, and keeps what was found. */
export function judgeLines(database: Database, file: File): Promise<void> {
  return file.mapping.kind === 'history' ? judgePast(database, file) : judgePeople(database, file);
}

async function judgePeople(database: Database, file: File): Promise<void> {
  const lines: ReadPerson[] = [];
  const reader = await readerFor(database, file);
  for await (const page of pagesOf(database, file)) {
    lines.push(...page.map((one) => ({ ...readPerson(file.mapping, one, reader), of: one })));
  }
  const judge = await judgeFor(database, file, lines);
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const judged = lines.slice(from, from + LINES_AT_ONCE).map((one) => judgedPerson(judge, one));
    await save(database, file.id, await settleFees(database, file.bankId, judged));
  }
}

async function judgePast(database: Database, file: File): Promise<void> {
  const judge = new PastJudge(await readKnown(database, file.bankId, []));
  for await (const page of pagesOf(database, file)) {
    await save(
      database,
      file.id,
      page.map((one) => judgedPast(judge, file, one)),
    );
  }
}

/** Judges one line again, as the lines before it stand, and keeps what was found. */
export async function judgeLine(database: Queryable, file: File, one: RawLine): Promise<void> {
  if (file.mapping.kind === 'history') {
    const judge = new PastJudge(await readKnown(database, file.bankId, []));
    return save(database, file.id, [judgedPast(judge, file, one)]);
  }
  const reader = await readerFor(database, file);
  const read = { ...readPerson(file.mapping, one, reader), of: one };
  const alone = judgedPerson(await judgeFor(database, file, [read]), read);
  const judge = await judgeFor(database, file, [read]);
  const { number, email, name, surname } = read.reading;
  const rivals = await database.rows(listRivals, {
    ...{ id: file.id, before: one.line, personId: alone.personId, number, email, name, surname },
  });
  // Written by `judgeLines`, with the same type.
  for (const rival of rivals) {
    const reading = rival.reading as PersonReading;
    judge.heed({ plan: rival.plan ?? 'skip', personId: rival.person_id, reading });
  }
  const judged = await settleFees(database, file.bankId, [judgedPerson(judge, read)]);
  await save(database, file.id, judged);
}

async function readerFor(database: Queryable, { bankId, today }: File): Promise<Reader> {
  const rooms = await openRoomsOf(database, bankId);
  return { today, takesBodies: rooms.includes('bodies') };
}

/** A judge who knows everybody whom these lines may mean. */
async function judgeFor(
  database: Queryable,
  file: File,
  lines: readonly ReadPerson[],
): Promise<Judge> {
  const readings = lines.map(({ reading }) => reading);
  const known = await readKnown(database, file.bankId, readings);
  const emails = readings.flatMap(({ email }) => email ?? []);
  const reserved = await reservedAmong(database, emails, file.now);
  return new Judge(known, {
    createsPeople: file.mapping.kind === 'people',
    reservedEmails: [...file.portalAdminEmails, ...reserved],
  });
}

function judgedPerson(judge: Judge, one: ReadPerson): JudgedPerson {
  const { line, decision } = one.of;
  const judged = judge.judge(one.reading, one.problems, decision);
  const { reading, plan, problems, candidateIds: candidates, personId } = judged;
  return { line, reading, plan, problems, candidates, personId, minutes: reading.minutes };
}

function judgedPast(judge: PastJudge, { mapping, today }: File, one: RawLine): JudgedLine {
  const { reading, problems } = readPast(mapping, one, today);
  const found = judge.judge(reading, problems);
  return {
    line: one.line,
    reading: found.parts,
    plan: one.decision?.plan === 'skip' ? 'skip' : found.plan,
    problems: found.problems,
    candidates: [],
    personId: null,
    minutes: found.parts.reduce((sum, part) => sum + part.minutes, 0),
  };
}

async function save(database: Queryable, id: number, judged: JudgedLine[]): Promise<void> {
  await database.count(saveJudged, { id, rows: JSON.stringify(judged) });
}

async function* pagesOf(database: Database, file: File): AsyncGenerator<RawLine[]> {
  let after = file.mapping.headerLine;
  for (let isFull = true; isFull; ) {
    const rows = await database.rows(listRaw, { id: file.id, after, most: LINES_AT_ONCE });
    isFull = rows.length === LINES_AT_ONCE;
    after = rows.at(-1)?.line ?? after;
    yield rows.map(({ line, raw, decision, fixes }) => ({
      line,
      fixes,
      cells: Array.isArray(raw) ? raw : [],
      // Written by `decideRow` with the same shape.
      decision: decision as Decision | null,
    }));
    await setImmediate();
  }
}

/** Everybody whom these lines may mean. */
async function readKnown(
  database: Queryable,
  bankId: number,
  readings: readonly PersonReading[],
): Promise<KnownPerson[]> {
  const named = readings.filter(({ name, surname }) => name !== '' && surname !== '');
  const rows = await database.rows(listKnown, {
    bankId,
    emails: readings.flatMap(({ email }) => email ?? []),
    // Tables have names in either order.
    names: named.flatMap(({ name, surname }) => [name, surname]),
    surnames: named.flatMap(({ name, surname }) => [surname, name]),
  });
  return rows.map((row) => ({
    id: row.id,
    isBody: row.tax_code !== null,
    taxCode: row.tax_code ?? '',
    name: row.name,
    surname: row.surname,
    email: row.email,
    phoneDigits: row.phone_digits,
    birthDate: row.birth_date,
    number: row.number,
    earlierNumbers: row.earlier_numbers ?? [],
    isFounder: row.is_founder ?? false,
    standing: row.standing,
    hasOpening: row.has_opening,
  }));
}
