/** The cells of one line by what their columns mean, and what is wrong with them (specification §18). */
import type { RowProblem } from '#contract/paper/import-problems.ts';
import {
  FIELDS_OF_KIND,
  type Fixes,
  type ImportField,
  type ImportMapping,
} from '#contract/paper/imports.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import type { ReadTime } from './durations-rules.ts';

export interface ReadLine<Reading> {
  reading: Reading;
  problems: RowProblem[];
}

/** Words for lines that are no longer, or not yet, valid in the program they come from. */
export const NOT_ACTIVE =
  /^(deleted|disabled|suspended|inactive|pending|rejected|failed|cancelled|canceled|eliminat|cancellat|sospes|annullat|ex socio|ex socia|dimess|inattiv|gelöscht|storniert|ausgetreten)/i;

export type CellOf = (field: ImportField) => TableCell;

/** A line of a table, with what the desk has mended in it. */
export interface Cells {
  cells: readonly TableCell[];
  fixes: Fixes;
}

/** Finds cells by what their column means; a mended cell counts instead of that of the file. */
export function cellsBy(mapping: ImportMapping, { cells, fixes }: Cells): CellOf {
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
export class Problems {
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

/** What is wrong with a time. */
export function heedTime({ minutes }: ReadTime, problems: Problems): void {
  if (minutes.length === 0) problems.add('hours-unreadable');
  if (minutes.length > 1) problems.add('time-unclear');
}
