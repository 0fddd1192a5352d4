/**
 * Reads a file of tables: text with separators, xlsx or ods, told apart by their content. Takes
 * seconds for a large file, so it runs in a process of its own (`apart.ts`).
 */
import { type Table, type TableCell, UnreadableFile } from './table.ts';
import { readTextTable } from './text-table.ts';
import { readWorkbook } from './workbook.ts';

/** Further columns and longer texts are cut: no table of people has them. */
const COLUMNS_MAX = 60;
const TEXT_MAX = 2_000;

/**
 * The tables of a file that hold anything.
 * @param linesMax lines with something in them that one table may have
 * @throws UnreadableFile
 */
export async function readTables(
  bytes: Uint8Array,
  { name, linesMax }: { name: string; linesMax: number },
): Promise<Table[]> {
  const kind = kindOfFile(bytes);
  const all = kind === 'text' ? [readTextTable(bytes, name)] : await readWorkbook(kind, bytes);
  const tables = all.map(trimmed).filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) throw new UnreadableFile('sheet-empty');
  if (tables.some(({ rows }) => rows.filter(hasContent).length > linesMax)) {
    throw new UnreadableFile('sheet-too-long');
  }
  return tables;
}

function hasContent(row: TableCell[]): boolean {
  return row.some((cell) => cell !== null);
}

/** Without blanks around texts, and without what is empty at the end. */
function trimmed({ name, rows, mergedLines }: Table): Table {
  const clean = rows.map((row) =>
    cutEmptyEnd(row.slice(0, COLUMNS_MAX).map(cleanCell), (cell) => cell === null),
  );
  return { name, rows: cutEmptyEnd(clean, (row) => row.length === 0), mergedLines };
}

function cutEmptyEnd<Item>(items: Item[], isEmpty: (item: Item) => boolean): Item[] {
  return items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);
}

/** What no text may hold: controls but tab and line ends, marks of a byte order, broken characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffd]/g;

/** One Unicode form, without what the database refuses. */
function cleanCell(cell: TableCell): TableCell {
  if (typeof cell !== 'string') return cell;
  const whole = cell.slice(0, TEXT_MAX).toWellFormed().replaceAll(FORBIDDEN, '');
  const text = whole.replaceAll('\u00a0', ' ').normalize('NFC').trim();
  return text === '' ? null : text;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The envelope of Excel before 2007, and of a workbook with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** UTF-16 text with this name in it, inside the envelope of a workbook with a password. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const OPEN_DOCUMENT_SHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * What a file is, told by its content: names lie, and mail programs rename.
 * @throws UnreadableFile `sheet-empty`, `sheet-old-format` or `sheet-locked`
 */
function kindOfFile(bytes: Uint8Array): 'xlsx' | 'ods' | 'text' {
  if (bytes.length === 0) throw new UnreadableFile('sheet-empty');
  if (startsWith(bytes, OLE)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED);
    throw new UnreadableFile(isLocked ? 'sheet-locked' : 'sheet-old-format');
  }
  if (!startsWith(bytes, ZIP)) return 'text';
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return head.includes(OPEN_DOCUMENT_SHEET) || head.includes('opendocument') ? 'ods' : 'xlsx';
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
