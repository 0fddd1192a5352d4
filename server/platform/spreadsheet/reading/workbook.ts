/** The sheets of a workbook, xlsx or ods, as plain cells. */

import { EncryptedFileError } from 'hucre';
import { readOds } from 'hucre/ods';
import { readXlsx } from 'hucre/xlsx';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import { UnreadableZip, ZipFile } from '#server/platform/zip-file.ts';
import { assertNotTooManyLines } from './line-count.ts';
import { type Table, type TableCell, UnreadableFile } from './table.ts';

/** All parts together; a sheet of 20,000 lines and twenty columns unpacks into some 25 MB. */
const UNPACKED = { bytesMax: 96 * 1024 * 1024, partsMax: 2_000 };
const ROW_TAGS = { xlsx: '<row', ods: '<table:table-row' };

type Workbook = Awaited<ReturnType<typeof readXlsx>>;
type Sheet = Workbook['sheets'][number];

/** Programs keep a time span as a moment counted from here; no day of a member is that old. */
const SPANS_FROM = Date.UTC(1899, 11, 31);
const SPANS_UNTIL = Date.UTC(1904, 0, 1);
/** Days count one too many from here on, because 1900 was taken for a leap year. */
const FALSE_LEAP_DAY = 59;
/** As `1.0714285714285714`: what is behind the sixth decimal is rounding. */
const DECIMALS = 1e6;

/** @throws UnreadableFile `too-large`, `sheet-locked` or `sheet-unreadable` */
export async function readWorkbook(kind: 'xlsx' | 'ods', bytes: Uint8Array): Promise<Table[]> {
  assertReadable(bytes, ROW_TAGS[kind]);
  try {
    const { sheets } = await (kind === 'ods' ? readOds(bytes) : readXlsx(bytes));
    return sheets.map(tableOf);
  } catch (error) {
    throw new UnreadableFile(
      error instanceof EncryptedFileError ? 'sheet-locked' : 'sheet-unreadable',
    );
  }
}

/** Before a parser meets it: each part unpacked once, into what the directory says, and its rows counted. */
function assertReadable(bytes: Uint8Array, rowTag: string): void {
  try {
    const zip = new ZipFile(bytes, UNPACKED);
    for (const path of zip.paths) assertNotTooManyLines(zip.unpack(path) ?? bytes, rowTag);
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    throw new UnreadableFile(error.isTooLarge ? 'too-large' : 'sheet-unreadable');
  }
}

function tableOf({ name, rows, merges = [] }: Sheet): Table {
  return {
    name,
    rows: rows.map((row) => row.map(cellOf)),
    mergedLines: coveredLines(merges, rows.length),
  };
}

/** The lines that merged cells cover, counted from 1. Takes one step for each of both, whatever is claimed. */
function coveredLines(merges: NonNullable<Sheet['merges']>, count: number): number[] {
  const begin = new Int32Array(count + 1);
  for (const { startRow, endRow } of merges) {
    if (!(startRow >= 0 && startRow < count && endRow >= startRow)) continue;
    begin[startRow] = (begin[startRow] ?? 0) + 1;
    const after = Math.min(endRow + 1, count);
    begin[after] = (begin[after] ?? 0) - 1;
  }
  const lines: number[] = [];
  let open = 0;
  for (let row = 0; row < count; row += 1) {
    open += begin[row] ?? 0;
    if (open > 0) lines.push(row + 1);
  }
  return lines;
}

function cellOf(value: Sheet['rows'][number][number]): TableCell {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return momentOf(value);
  if (typeof value === 'number') {
    return Number.isFinite(value) ? Math.round(value * DECIMALS) / DECIMALS : null;
  }
  const text = String(value);
  return spanOf(text) ?? text;
}

function momentOf(date: Date): TableCell {
  const time = date.getTime();
  if (Number.isNaN(time)) return null;
  if (time >= SPANS_UNTIL) return { day: date.toISOString().slice(0, 10) };
  const days = (time - SPANS_FROM) / DAY_MS;
  return { minutes: Math.round((days >= FALSE_LEAP_DAY ? days + 1 : days) * (DAY_MS / MINUTE_MS)) };
}

/** `PT1H30M00S`, as OpenDocument keeps a time span. */
function spanOf(text: string): { minutes: number } | undefined {
  const span = /^(-?)PT(\d{1,7})H(\d{1,2})M(\d{1,2})(?:\.\d+)?S$/.exec(text);
  if (!span) return undefined;
  const minutes = Number(span[2]) * 60 + Number(span[3]) + Math.round(Number(span[4]) / 60);
  return { minutes: span[1] ? -minutes : minutes };
}
