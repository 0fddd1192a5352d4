/** Tables kept as text: which alphabet they are written in, what separates their cells. */
import { parseCsv } from 'hucre/csv';
import { assertNotTooManyLines } from './line-count.ts';
import { type Table, type TableCell, UnreadableFile } from './table.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Of each alphabet: in UTF-16 half of them. */
const LINE_ENDS = ['\n', '\r'];
/** Enough lines to tell a separator from punctuation. */
const LINES_LOOKED_AT = 30;
/** Characters that no table holds; a picture or a PDF is full of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/** How many leading bytes tell whether every second one is zero, as in UTF-16. */
const BYTES_LOOKED_AT = 400;

/** @throws UnreadableFile `sheet-unreadable` for anything but text, `too-large` for too many lines */
export function readTextTable(bytes: Uint8Array, name: string): Table {
  for (const end of LINE_ENDS) assertNotTooManyLines(bytes, end);
  const text = decode(bytes);
  if (CONTROLS.test(text) || /^\s*(%PDF|<!doctype|<html|\{\\rtf)/i.test(text)) {
    throw new UnreadableFile('sheet-unreadable');
  }
  const rows: TableCell[][] = parseCsv(text, { delimiter: separatorOf(text) }).map((row) =>
    row.map((cell) => (cell === null || String(cell) === '' ? null : String(cell))),
  );
  return { name, rows, mergedLines: [] };
}

/** UTF-8 or UTF-16 by its mark or its look, else what Western European Windows programs write. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideAlphabetOf(bytes.subarray(0, BYTES_LOOKED_AT));
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function wideAlphabetOf(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = (parity: number) =>
    head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const most = head.length / 2;
  if (odd > most * 0.7 && even < most * 0.1) return 'utf-16le';
  if (even > most * 0.7 && odd < most * 0.1) return 'utf-16be';
  return undefined;
}

/** The one that divides the first lines most evenly into the most cells. */
function separatorOf(text: string): string {
  const lines = unquoted(text)
    .split(/\r\n?|\n/)
    .filter(Boolean)
    .slice(0, LINES_LOOKED_AT);
  const scoreOf = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const least = Math.min(...counts);
    const sum = counts.reduce((all, count) => all + count, 0);
    return least * 1000 + sum / Math.max(1, lines.length);
  };
  const [best] = SEPARATORS.map((separator) => ({ separator, score: scoreOf(separator) })).sort(
    (one, other) => other.score - one.score,
  );
  return best && best.score > 0 ? best.separator : ';';
}

/** Without the cells in quotes, which may hold separators and line ends. */
function unquoted(text: string): string {
  return text.slice(0, 100_000).replaceAll(/"(?:[^"]|"")*"/g, '');
}
