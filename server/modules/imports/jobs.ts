/** What the thread of imports does: it reads files into lines, and writes reports. Plain data, as it travels. */
import type { ImportPreset } from '#contract/imports.ts';
import { IMPORT_ROWS_MAX, type ImportMapping } from '#contract/imports.ts';
import type { Locale } from '#contract/locales.ts';
import type { Database } from '#server/platform/database.ts';
import { readTables } from '#server/platform/spreadsheet/reading/read-tables.ts';
import type { Table, TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { guessMapping } from './columns-rules.ts';
import { type ReportJob, reportOf } from './report.ts';
import { unclearTimesOf } from './times-rules.ts';

/** A file to read; with the name of a sheet, that one. */
export interface ReadJob {
  of: 'tables';
  bytes: Uint8Array;
  fileName: string;
  sheet: string | undefined;
  today: string;
}

export type ImportJob = ReadJob | (ReportJob & { of: 'report'; locale: Locale });

/** The first thing that comes of a file. */
export interface FileHead {
  sheet: string;
  sheets: { name: string; lines: number }[];
  mergedLines: number[];
  preset: ImportPreset;
  mapping: ImportMapping;
  unclearTimes: { line: number; text: string }[];
  /** With something in them, below the names of the columns. */
  lines: number;
}

/** Then come its lines, as they are, some hundred at a time. */
export type FileLines = { line: number; raw: TableCell[] }[];

/** Small enough that parsing them holds no request up. */
const LINES_AT_ONCE = 250;
/** The names of the columns are no line of data. */
const HEADER_LINES = 1;

/** Does a job, bit by bit: of a file each bit is JSON. */
export function bytesOf(database: Database, job: ImportJob): AsyncGenerator<Uint8Array> {
  return job.of === 'tables' ? linesOf(job) : reportOf(database, job, job.locale);
}

async function* linesOf(job: ReadJob): AsyncGenerator<Uint8Array> {
  const linesMax = IMPORT_ROWS_MAX + HEADER_LINES;
  const tables = await readTables(job.bytes, { name: job.fileName, linesMax });
  const table = tables.find(({ name }) => name === job.sheet) ?? largest(tables);
  const filled = table.rows.flatMap((raw, index) =>
    raw.some((cell) => cell !== null) ? [{ line: index + 1, raw }] : [],
  );
  const { preset, mapping } = guessMapping(table.rows, job.today);
  const data = filled.filter(({ line }) => line > mapping.headerLine);
  const head: FileHead = {
    sheet: table.name,
    sheets: tables.map(({ name, rows }) => ({ name, lines: rows.length })),
    mergedLines: table.mergedLines,
    preset,
    mapping,
    unclearTimes: unclearTimesOf(mapping, data),
    lines: data.length,
  };
  yield json(head);
  for (let from = 0; from < filled.length; from += LINES_AT_ONCE) {
    yield json(filled.slice(from, from + LINES_AT_ONCE) satisfies FileLines);
  }
}

function largest(tables: Table[]): Table {
  const [first, ...others] = tables;
  if (!first) throw new RangeError('a file that was read has a table');
  return others.reduce((most, one) => (one.rows.length > most.rows.length ? one : most), first);
}

function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
