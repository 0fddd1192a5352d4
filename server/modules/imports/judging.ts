/** Judging every line of an import, some hundred at a time. */
import { setImmediate } from 'node:timers/promises';
import type { ImportMapping, RowPlan, RowProblem } from '#contract/imports.ts';
import { reservedAmong } from '#server/modules/accounts/email.ts';
import type { Database } from '#server/platform/database.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { type Decision, Judge, type KnownPerson } from './matching-rules.ts';
import { PastJudge, type PastPart } from './past.ts';
import { listKnown } from './people-sql.ts';
import { type PersonReading, type ReadLine, readPast, readPerson } from './rows-rules.ts';
import { listRaw, saveJudged } from './rows-sql.ts';

const LINES_AT_ONCE = 200;

/** What is judged. */
interface File {
  id: number;
  bankId: number;
  mapping: ImportMapping;
  today: string;
  now: Date;
  /** Addresses of portal administrators: nobody else may have them. */
  portalAdminEmails: readonly string[];
}

interface RawLine {
  line: number;
  cells: TableCell[];
  decision: Decision | null;
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

/** Judges all lines below the names of the columns, and keeps what was found. */
export function judgeLines(database: Database, file: File): Promise<void> {
  return file.mapping.kind === 'history' ? judgePast(database, file) : judgePeople(database, file);
}

async function judgePeople(database: Database, file: File): Promise<void> {
  const { mapping, today } = file;
  const lines: (ReadLine<PersonReading> & Pick<RawLine, 'line' | 'decision'>)[] = [];
  for await (const page of pagesOf(database, file)) {
    for (const { line, cells, decision } of page) {
      lines.push({ ...readPerson(mapping, cells, today), line, decision });
    }
  }
  const known = await readKnown(
    database,
    file.bankId,
    lines.map(({ reading }) => reading),
  );
  const emails = lines.flatMap(({ reading }) => reading.email ?? []);
  const reserved = await reservedAmong(database, emails, file.now);
  const judge = new Judge(known, {
    createsPeople: mapping.kind === 'people',
    reservedEmails: [...file.portalAdminEmails, ...reserved],
  });
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const judged = lines.slice(from, from + LINES_AT_ONCE).map((one): JudgedLine => {
      const { reading, plan, problems, candidateIds, personId } = judge.judge(
        one.reading,
        one.problems,
        one.decision,
      );
      const minutes = reading.minutes;
      return {
        line: one.line,
        reading,
        plan,
        problems,
        candidates: candidateIds,
        personId,
        minutes,
      };
    });
    await save(database, file.id, judged);
  }
}

async function judgePast(database: Database, file: File): Promise<void> {
  const { mapping, today } = file;
  const judge = new PastJudge(await readKnown(database, file.bankId, []));
  for await (const page of pagesOf(database, file)) {
    const judged = page.map(({ line, cells, decision }): JudgedLine => {
      const { reading, problems } = readPast(mapping, cells, today);
      const found = judge.judge(reading, problems);
      const minutes = found.parts.reduce((sum, part) => sum + part.minutes, 0);
      return {
        line,
        reading: found.parts,
        plan: decision?.plan === 'skip' ? 'skip' : found.plan,
        problems: found.problems,
        candidates: [],
        personId: null,
        minutes,
      };
    });
    await save(database, file.id, judged);
  }
}

async function save(database: Database, id: number, judged: JudgedLine[]): Promise<void> {
  await database.count(saveJudged, { id, rows: JSON.stringify(judged) });
}

async function* pagesOf(database: Database, file: File): AsyncGenerator<RawLine[]> {
  let after = file.mapping.headerLine;
  for (let isFull = true; isFull; ) {
    const rows = await database.rows(listRaw, { id: file.id, after, most: LINES_AT_ONCE });
    isFull = rows.length === LINES_AT_ONCE;
    after = rows.at(-1)?.line ?? after;
    yield rows.map(({ line, raw, decision }) => ({
      line,
      cells: Array.isArray(raw) ? raw : [],
      // Written by `decideRow` with the same shape.
      decision: decision as Decision | null,
    }));
    await setImmediate();
  }
}

/** Everybody whom these lines may mean. */
async function readKnown(
  database: Database,
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
    name: row.name,
    surname: row.surname,
    email: row.email,
    phoneDigits: row.phone_digits,
    birthDate: row.birth_date,
    number: row.number,
    standing: row.standing,
    hasOpening: row.has_opening,
  }));
}
