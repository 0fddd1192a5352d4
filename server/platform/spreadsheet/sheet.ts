/** What a spreadsheet is made of, without a word about how it is written. */

/**
 * How a column's cells are kept: a day as a real date, `tenths` and `whole` as real numbers with
 * one decimal or none. Text is always text, also where it looks like a formula.
 */
export const COLUMN_KINDS = ['text', 'day', 'tenths', 'whole'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface Column {
  header: string;
  kind: ColumnKind;
  /** In characters. */
  width: number;
}

export interface Layout {
  /** What the sheet's tab says, at most 31 characters. */
  name: string;
  columns: Column[];
  /** At the foot of each page on paper, at most 200 characters. */
  foot?: string;
}

/** One value; a day is written `yyyy-MM-dd`, an empty cell is null. */
export type Cell = string | number | null;
export type Row = Cell[];
