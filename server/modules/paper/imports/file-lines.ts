/** What the process of a file does: it reads it into lines. Plain data, as it travels. */
import { IMPORT_ROWS_MAX, type ImportMapping, type ImportPreset } from '#contract/paper/imports.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { readTables } from '#server/platform/spreadsheet/reading/read-tables.ts';
import {
  type Table,
  type TableCell,
  UnreadableFile,
} from '#server/platform/spreadsheet/reading/table.ts';
import { guessMapping } from './columns-rules.ts';
import { unclearTimesOf } from './times-rules.ts';

/** A file to read; with the name of a sheet, that one. */
export interface ReadJob {
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
type FileLine = { line: number; raw: TableCell[] };

const LINES_AT_ONCE = 250;
/** Of the texts of all cells, in characters: a workbook can name one text a million times. */
const CELLS_LENGTH_MAX = 16_000_000;
/** The names of the columns are no line of data. */
const HEADER_LINES = 1;

/** Reads a file, bit by bit. @throws Refusal why it cannot be read */
export async function* linesOf(
  job: ReadJob,
  file: Uint8Array,
): AsyncGenerator<FileHead | FileLine[]> {
  const tables = await tablesOf(job, file);
  const table = tables.find(({ name }) => name === job.sheet) ?? largest(tables);
  const filled = table.rows.flatMap((raw, index) =>
    raw.some((cell) => cell !== null) ? [{ line: index + 1, raw }] : [],
  );
  assertNotTooLong(filled);
  const { preset, mapping } = guessMapping(table.rows, job.today);
  const data = filled.filter(({ line }) => line > mapping.headerLine);
  yield {
    sheet: table.name,
    sheets: tables.map(({ name, rows }) => ({ name, lines: rows.length })),
    mergedLines: table.mergedLines,
    preset,
    mapping,
    unclearTimes: unclearTimesOf(mapping, data),
    lines: data.length,
  };
  for (let from = 0; from < filled.length; from += LINES_AT_ONCE) {
    yield filled.slice(from, from + LINES_AT_ONCE);
  }
}

async function tablesOf({ fileName }: ReadJob, file: Uint8Array): Promise<Table[]> {
  try {
    const linesMax = IMPORT_ROWS_MAX + HEADER_LINES;
    return await readTables(file, { name: fileName, linesMax });
  } catch (error) {
    throw error instanceof UnreadableFile ? new Refusal(error.code) : error;
  }
}

function assertNotTooLong(lines: FileLine[]): void {
  const lengthOf = (cell: TableCell) => (typeof cell === 'string' ? cell.length : 0);
  let length = 0;
  for (const { raw } of lines) for (const cell of raw) length += lengthOf(cell);
  if (length > CELLS_LENGTH_MAX) throw new Refusal('too-large');
}

function largest(tables: Table[]): Table {
  const [first, ...others] = tables;
  if (!first) throw new RangeError('a file that was read has a table');
  return others.reduce((most, one) => (one.rows.length > most.rows.length ? one : most), first);
}
