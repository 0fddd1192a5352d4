/** The report of an import: every line of the file as it is, what became of it, and why. */
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Locale } from '#contract/locales.ts';
import { broughtBodySchema } from '#contract/paper/import-bodies.ts';
import { type BroughtFee, broughtFeeSchema } from '#contract/paper/import-figures.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { ImportField } from '#contract/paper/imports.ts';
import type { Database } from '#server/platform/database.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import type { Row as SheetRow } from '#server/platform/spreadsheet/sheet.ts';
import { sheetBytes } from '#server/platform/spreadsheet/writer.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { sentencesIn, wordsIn } from '#server/platform/texts.ts';
import { cellText } from './cells-rules.ts';
import { listReport } from './report-sql.ts';

const WORDS = wordsIn('server-imports');
const say = sentencesIn('server-imports');

/** Plain data, as it goes to a thread. */
export interface ReportJob {
  importId: number;
  /** The names of the columns. */
  headers: string[];
  /** What each column means. */
  fields: (ImportField | null)[];
  /** Only the lines that stayed out: a sheet to mend and load again. */
  onlyLeft: boolean;
  locale: Locale;
}

/** Writes reports, without making other requests wait. */
export interface ImportReports {
  /** An xlsx file as it is made. */
  report(job: ReportJob, signal: AbortSignal): Readable;
}

const readSchema = z
  .object({
    number: z.number().nullable(),
    surname: z.string(),
    name: z.string(),
    birthDate: z.string().nullable(),
    fee: broughtFeeSchema.nullable(),
    body: broughtBodySchema.nullable(),
  })
  .partial();

/** Characters. */
const CELL_WIDTH = 20;
const WHY_WIDTH = 60;

/** The xlsx file, streamed. */
export function reportOf(
  database: Database,
  { importId, headers, fields, onlyLeft, locale }: ReportJob,
): AsyncGenerator<Uint8Array> {
  const { report } = WORDS[locale];
  const text = (header: string, width = CELL_WIDTH) => ({ header, kind: 'text' as const, width });
  const columns = [
    ...headers.map((header) => text(header)),
    { header: report.line, kind: 'whole' as const, width: 8 },
    ...(onlyLeft ? [] : readColumns(locale).map((header) => text(header))),
    text(report.outcome, 30),
    text(report.why, WHY_WIDTH),
  ];
  const rows = database.batches(listReport, { id: importId, onlyLeft });
  return sheetBytes(
    { name: report.sheet, columns },
    written(rows, { headers, fields, onlyLeft, locale }),
  );
}

async function* written(
  batches: AsyncIterable<RowOf<typeof listReport>[]>,
  { headers, fields, onlyLeft, locale }: Omit<ReportJob, 'importId'>,
): AsyncGenerator<SheetRow[]> {
  const { plans, outcomes, undone, body } = WORDS[locale];
  for await (const rows of batches) {
    yield rows.map((row) => {
      const { line, plan, outcome, undone: isUndone } = row;
      const became = isUndone ? undone : outcome ? outcomes[outcome] : plans[plan];
      const isBody = readSchema.catch({}).parse(row.reading).body;
      const cells = cellsOf(row, headers.length, fields);
      const read = onlyLeft ? [] : readCells(row, locale);
      return [...cells, line, ...read, isBody ? `${became} (${body})` : became, whyOf(row, locale)];
    });
  }
}

/** What is remarkable about a line, and for one that comes in what that means. */
function whyOf(
  {
    plan,
    outcome,
    problems: codes,
  }: Pick<RowOf<typeof listReport>, 'plan' | 'outcome' | 'problems'>,
  locale: Locale,
): string {
  const { problems } = WORDS[locale];
  /** What some of them mean for a line that comes in. */
  const consequences: Partial<Record<RowProblem, string>> = WORDS[locale].consequences;
  const isOut = outcome === 'left' || plan === 'ask' || plan === 'skip';
  return codes
    .flatMap((code) => [problems[code], (isOut ? undefined : consequences[code]) ?? ''])
    .filter(Boolean)
    .join(' ');
}

const readColumns = (locale: Locale): string[] => {
  const { read } = WORDS[locale].report;
  return [read.number, read.surname, read.name, read.birthDate, read.hours, read.fee];
};

/** What was read in a line, beside what is in the file: to compare, and to sort by. */
function readCells(
  { reading, minutes }: Pick<RowOf<typeof listReport>, 'reading' | 'minutes'>,
  locale: Locale,
): string[] {
  const { number, surname, name, birthDate, fee } = readSchema.catch({}).parse(reading);
  const day = birthDate ? cellText({ day: birthDate }) : '';
  const hours = minutes === null ? '' : cellText({ minutes });
  return [
    String(number ?? ''),
    surname ?? '',
    name ?? '',
    day,
    hours,
    fee ? feeText(fee, locale) : '',
  ];
}

/** "2026: 15,00 €, ricevuta il 10/02/2026". */
function feeText({ year, state, cents, on }: BroughtFee, locale: Locale): string {
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return say(locale, `fees.${state}`, {
    year,
    euro: cents === null ? '?' : euro.format(cents / 100),
    day: on === null ? '' : cellText({ day: on }),
  });
}

/** The cells of a line as they are in the file, or as the desk has mended them. */
function cellsOf(
  { raw, fixes }: Pick<RowOf<typeof listReport>, 'raw' | 'fixes'>,
  width: number,
  fields: ReportJob['fields'],
): string[] {
  const cells: TableCell[] = Array.isArray(raw) ? raw : [];
  return Array.from({ length: width }, (_, index) => {
    const field = fields[index];
    return (field ? fixes[field] : undefined) ?? cellText(cells[index]);
  });
}
