/** What the thread of files does: it reads one into lines. Plain data, as it travels. */
import { IMPORT_ROWS_MAX, type ImportMapping, type ImportPreset } from '#contract/imports.ts';
import { readTables } from '#server/platform/spreadsheet/reading/read-tables.ts';
import type { Table, TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { guessMapping } from './columns-rules.ts';
import { unclearTimesOf } from './times-rules.ts';

/** A file to read; with the name of a sheet, that one. */
export interface ReadJob {
  bytes: Uint8Array;
  fileName: string;
  sheet: string | undefined;
  today: string;
}

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

/** Reads a file, bit by bit; each bit is JSON. @throws UnreadableFile */
export async function* linesOf(job: ReadJob): AsyncGenerator<Uint8Array> {
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
