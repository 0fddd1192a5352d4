/** Files that look small and are made to take much. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';

const SHEET = 'xl/worksheets/sheet1.xml';
const LINE_END = 0x0a;

/** A workbook with these rows, as XML. */
async function workbookOf(rows: string, first = 'a'): Promise<Uint8Array> {
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'Soci', rows: [[first]] }] }));
  const sheet = Buffer.from(parts[SHEET] ?? []).toString('utf8');
  const filled = sheet.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`);
  return zipSync({ ...parts, [SHEET]: strToU8(filled) });
}

/** Almost two million cells, few alike, so that it packs as an honest file does. */
export function bigWorkbook(): Promise<Uint8Array> {
  const cell = (nth: number) => `<c><v>${(nth * 7919) % 1_000_003}</v></c>`;
  const row = (nth: number) =>
    `<row>${Array.from({ length: 100 }, (_, at) => cell(nth * 100 + at)).join('')}</row>`;
  return workbookOf(Array.from({ length: 19_000 }, (_, nth) => row(nth)).join(''));
}

/** A file of 266 kB that says almost two million empty rows. */
export const emptyRows = (): Promise<Uint8Array> => workbookOf('<row/>'.repeat(1_900_000));

/** A file of some 100 kB that unpacks into 95 MB. */
export function unpackingLarge(): Promise<Uint8Array> {
  const row = '<row><c t="inlineStr"><is><t>testo 12,5</t></is></c></row>';
  return workbookOf(row.repeat(1_660_000));
}

/** One text of 2,000 characters that 10,000 cells show. */
export function namedOften(): Promise<Uint8Array> {
  return workbookOf('<row><c t="s"><v>0</v></c></row>'.repeat(10_000), 'x'.repeat(2_000));
}

/** Nothing but line ends. */
export const lineEnds = (bytes: number, end = LINE_END) => new Uint8Array(bytes).fill(end);
