/** The format of the demo's tables: tab-separated text that is easy to read and to edit by hand. */
import { z } from 'zod';

/**
 * Parses a table whose first line names the columns. Cells may be padded with spaces, and `-`
 * stands for nothing (null).
 * @param file what error messages call the table
 * @throws when a line does not fit the columns or the schema, with the number of the line
 */
export function parseTable<Row>(file: string, text: string, row: z.ZodType<Row>): Row[] {
  const [columns = [], ...lines] = text.trimEnd().split('\n').map(cellsOf);
  return lines.map((cells, index) => {
    const place = `${file}, line ${index + 2}`;
    if (cells.length !== columns.length) {
      throw new Error(`${place}: ${cells.length} cells for ${columns.length} columns`);
    }
    const named = Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
    const parsed = row.safeParse(named);
    if (!parsed.success) throw new Error(`${place}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

function cellsOf(line: string): (string | null)[] {
  return line
    .split('\t')
    .map((cell) => cell.trim())
    .map((cell) => (cell === '-' ? null : cell));
}
