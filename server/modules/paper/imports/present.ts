/** Imports, their lines and the exchanges of the past, as the desk and the members may read them. */

import {
  type DurationReading,
  IMPORT_SAMPLE_ROWS,
  IMPORT_UNDO_DAYS,
  type Import,
  type ImportKind,
  type ImportLine,
  type ImportMapping,
  type ImportRow,
  importRowSchema,
  ROW_OUTCOMES,
  ROW_PLANS,
  type RowOutcome,
  type RowPlan,
} from '#contract/paper/imports.ts';
import type { PastLine } from '#contract/paper/past-exchanges.ts';
import { daysAfter } from '#contract/time.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { cellText } from './cells-rules.ts';
import { headersOf } from './columns-rules.ts';
import type { listColumnValues } from './columns-sql.ts';
import { meaningOf, readTime } from './durations-rules.ts';
import type { countRows, listMismatches } from './figures-sql.ts';
import type { listPast } from './past-sql.ts';
import { kindsFor, proposalsOf } from './proposals-rules.ts';
import type { listRaw, listRows } from './rows-sql.ts';
import type { findImport, listImports } from './sql.ts';

type Counts = RowOf<typeof countRows>[];
type RawRow = Pick<RowOf<typeof listRaw>, 'line' | 'raw'>;

/** The first values of a column that are shown beside its guess. */
export const VALUES_SHOWN = 3;

function cellsOf(raw: unknown): TableCell[] {
  return Array.isArray(raw) ? raw : [];
}

const cellOf = (value: unknown) => cellsOf([value]).map(cellText);

/** Lines at their places: the empty ones of the file are not kept. */
export function rowsByLine(rows: readonly RawRow[]): TableCell[][] {
  const last = rows.at(-1)?.line ?? 0;
  const byLine = new Map(rows.map(({ line, raw }) => [line, cellsOf(raw)]));
  return Array.from({ length: last }, (_, index) => byLine.get(index + 1) ?? []);
}

/** The columns, counted from 0, in which the first lines of the file have nothing. */
export function emptyColumns(head: readonly RawRow[], headerLine: number): number[] {
  const rows = head.filter(({ line }) => line > headerLine).map(({ raw }) => cellsOf(raw));
  const width = Math.max(0, ...head.map(({ raw }) => cellsOf(raw).length));
  return Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.every((cells) => cellText(cells[column]) === ''),
  );
}

/** One import in the list of its bank. */
export function presentLine(row: RowOf<typeof listImports>): ImportLine {
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    kind: row.mapping.kind,
    createdAt: row.made_at.toISOString(),
    creator: row.creator_name,
    undoableUntil:
      row.state === 'done' && row.done_at
        ? daysAfter(row.done_at, IMPORT_UNDO_DAYS).toISOString()
        : null,
    lines: row.lines,
  };
}

interface Found {
  head: RawRow[];
  counts: Counts;
  mismatches: RowOf<typeof listMismatches>[];
  /** The first values of columns that are empty in the head. */
  below: RowOf<typeof listColumnValues>[];
}

/** A whole import. */
export function presentImport(
  row: RowOf<typeof findImport>,
  { head, counts, mismatches, below }: Found,
): Import {
  const { mapping } = row;
  const rows = rowsByLine(head);
  const data = head.filter(({ line }) => line > mapping.headerLine);
  const past = counts.filter(({ plan }) => plan === 'new' || plan === 'same');
  const fresh = past.filter(({ plan }) => plan === 'new');
  return {
    ...presentLine({ ...row, total: 1 }),
    preset: row.preset,
    sheet: row.sheet,
    sheets: row.sheets,
    mergedLines: row.merged_lines.slice(0, VALUES_SHOWN),
    mapping,
    columns: headersOf(rows, mapping.headerLine).map((header, column) => ({
      header,
      values: [
        ...data.map(({ raw }) => cellText(cellsOf(raw)[column])),
        ...below.flatMap((one) => (one.column_index === column ? cellOf(one.value) : [])),
      ]
        .filter(Boolean)
        .slice(0, VALUES_SHOWN),
    })),
    sample: data.slice(0, IMPORT_SAMPLE_ROWS).map(({ line, raw }) => ({
      line,
      cells: cellsOf(raw).map(cellText),
    })),
    unclearTimes: row.unclear_times.map(unclearTimeOf),
    doneLines: row.done_lines,
    plans: countBy(ROW_PLANS, counts, ({ plan }) => plan),
    outcomes: countBy(ROW_OUTCOMES, counts, ({ outcome }) => outcome),
    openings: openingsOf(mapping.kind, counts),
    fees: feesOf(counts),
    bodies: comingIn(counts).reduce(
      (sum, { plan, bodies }) => sum + (plan === 'same' ? 0 : bodies),
      0,
    ),
    openedBefore: counts.reduce((sum, { opened_before }) => sum + opened_before, 0),
    fundMinutes: row.fund_minutes,
    past:
      mapping.kind === 'history'
        ? {
            lines: past.reduce((sum, { lines }) => sum + lines, 0),
            minutes: fresh.reduce((sum, { plus_minutes }) => sum + plus_minutes, 0),
            mismatches: mismatches.map((one) => ({
              id: one.id,
              name: one.name,
              pastMinutes: one.past_minutes,
              openingMinutes: one.opening_minutes,
            })),
          }
        : { lines: 0, minutes: 0, mismatches: [] },
    isOutdated: row.state === 'checked' && row.is_outdated,
  };
}

function unclearTimeOf({ line, text }: { line: number; text: string }) {
  const minutesAs = (reading: DurationReading) =>
    readTime(text, { unit: 'hours', reading }).minutes.at(-1) ?? 0;
  const isHalf = meaningOf(text) === 'half';
  const [decimalMinutes, clockMinutes] = [minutesAs('decimal'), minutesAs('clock')];
  return { line, text, decimalMinutes, clockMinutes, isHalf };
}

function countBy<Key extends RowPlan | RowOutcome>(
  keys: readonly Key[],
  counts: Counts,
  keyOf: (count: Counts[number]) => RowPlan | RowOutcome | null,
): Record<Key, number> {
  const entries = keys.map((key) => [
    key,
    counts.filter((one) => keyOf(one) === key).reduce((sum, { lines }) => sum + lines, 0),
  ]);
  return Object.fromEntries(entries);
}

/** Lines that come in, or came. */
const comingIn = (counts: Counts): Counts =>
  counts.filter(
    ({ plan, outcome }) =>
      plan !== null && ['new', 'same', 'join'].includes(plan) && outcome !== 'left',
  );

/** The fees that are brought, or were. */
function feesOf(counts: Counts): Import['fees'] {
  const brought = comingIn(counts);
  const sum = (of: (count: Counts[number]) => number) =>
    brought.reduce((all, count) => all + of(count), 0);
  return {
    received: sum(({ fees_received }) => fees_received),
    receivedCents: sum(({ fee_cents }) => fee_cents),
    waived: sum(({ fees_waived }) => fees_waived),
    before: sum(({ fees_before }) => fees_before),
  };
}

/** The balances that are carried over, or were. */
export function openingsOf(kind: ImportKind, counts: Counts): Import['openings'] {
  const carried = kind === 'history' ? [] : comingIn(counts);
  const sum = (of: (count: Counts[number]) => number) =>
    carried.reduce((all, count) => all + of(count), 0);
  const plusMinutes = sum(({ plus_minutes }) => plus_minutes);
  const minusMinutes = sum(({ minus_minutes }) => minus_minutes);
  return {
    count: sum(({ opened }) => opened),
    plusMinutes,
    minusMinutes,
    differenceMinutes: plusMinutes + minusMinutes,
  };
}

const candidatesSchema = importRowSchema.shape.candidates;
const readingSchema = importRowSchema.shape.reading
  .pick({
    ...{
      number: true,
      email: true,
      phone: true,
      birthDate: true,
      note: true,
      isOdd: true,
      fee: true,
      body: true,
    },
  })
  .partial();
const namesSchema = importRowSchema.shape.reading.pick({ name: true, surname: true }).partial();

/** One line with what was read in it. @param today nobody is born after it */
export function presentRow(
  row: RowOf<typeof listRows>,
  mapping: ImportMapping,
  today: string,
): ImportRow {
  const person = readingSchema.catch({}).parse(row.reading);
  const names = namesSchema.catch({}).parse(row.reading);
  const { surname = '', name: firstName = '' } = names;
  const cells = { cells: cellsOf(row.raw), fixes: row.fixes };
  return {
    line: row.line,
    cells: cellsOf(row.raw).map(cellText),
    fixes: row.fixes,
    reading: {
      name: `${surname} ${firstName}`.trim(),
      surname,
      firstName,
      number: person.number ?? null,
      email: person.email ?? null,
      phone: person.phone ?? null,
      birthDate: person.birthDate ?? null,
      minutes: row.minutes,
      fee: person.fee ?? null,
      body: person.body ?? null,
      note: person.note ?? null,
      isOdd: person.isOdd ?? false,
    },
    proposals: [...kindsFor(row.problems), ...proposalsOf(mapping, cells, today)],
    plan: row.plan,
    isDecided: row.is_decided,
    problems: row.problems,
    candidates: candidatesSchema.parse(row.candidates),
    personId: row.person_id,
    outcome: row.outcome,
  };
}

/** One exchange from before the portal. */
export function presentPast(row: RowOf<typeof listPast>): PastLine {
  return {
    id: row.id,
    day: row.performed_on,
    giver: row.giver_text,
    receiver: row.receiver_text,
    minutes: row.minutes,
    note: row.note,
  };
}
