/** What a file of tables holds, whatever its format, and why one cannot be read. */

/**
 * One cell. A day is `{ day: 'yyyy-MM-dd' }`; a time span that the program kept as such (`[h]:mm`) is
 * `{ minutes }`; an empty cell is null. A formula is the value that the program last computed.
 */
export type TableCell = string | number | { day: string } | { minutes: number } | null;

export interface Table {
  name: string;
  /** From the first line of the sheet on, empty lines included; a line may be shorter than others. */
  rows: TableCell[][];
  /** Lines with cells that are merged with others, counted from 1. */
  mergedLines: number[];
}

/** Why a file is no table for us. */
export type UnreadableReason =
  | 'sheet-empty'
  | 'sheet-too-long'
  | 'sheet-unreadable'
  | 'sheet-old-format'
  | 'sheet-locked'
  | 'too-large';

/** Thrown for a file that cannot be read; `code` is that of the refusal. */
export class UnreadableFile extends Error {
  readonly code: UnreadableReason;
  constructor(code: UnreadableReason) {
    super(`the file cannot be read: ${code}`);
    this.code = code;
  }
}
