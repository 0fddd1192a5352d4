/** How many lines a file has is counted before anything else is done with them. */
import { UnreadableFile } from './table.ts';

/**
 * Empty ones too, which programs leave below a table: ten times what may have something in it
 * (`IMPORT_ROWS_MAX`).
 */
const LINES_MAX = 200_000;

/** @param mark what each line has once @throws UnreadableFile `too-large` */
export function assertNotTooManyLines(bytes: Uint8Array, mark: string): void {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let lines = 0;
  for (let at = content.indexOf(mark); at >= 0; at = content.indexOf(mark, at + mark.length)) {
    lines += 1;
    if (lines > LINES_MAX) throw new UnreadableFile('too-large');
  }
}
