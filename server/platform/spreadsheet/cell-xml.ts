/** Cells and rows in the language of spreadsheets (ECMA-376, SpreadsheetML). */
import { DAY_MS } from '#contract/time.ts';
import { looksLikeFormula } from './formula.ts';
import { COLUMN_KINDS, type Column, type ColumnKind, type Row } from './sheet.ts';

const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Spreadsheets believe that 1900 was a leap year: days before its March have one number less. */
const MARCH_1900 = 61;

/** Numbers of the cell formats that `stylesXml` declares, in its order. */
const HEADER_STYLE = 1;
/** What looks like a formula is marked as text, so that editing the cell does not make it one. */
const QUOTED_STYLE = 2;
const FIRST_COLUMN_STYLE = 3;

/** All that text cannot hold as it is: markup, and what XML has no place for. */
const SPECIAL =
  /[&<>\r]|_(?=x[0-9A-Fa-f]{4}_)|[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '_x000D_',
  // Spreadsheets read _x000D_ as the character of that number: a text that says so is spelled out.
  _: '_x005F_',
};

/** A text between two tags; characters that XML cannot hold become the replacement character. */
export function escapeText(text: string): string {
  return text.replaceAll(SPECIAL, (character) => ESCAPES[character] ?? '\u{FFFD}');
}

/** The format of a column's cells. */
function styleOf(kind: ColumnKind): number {
  return FIRST_COLUMN_STYLE + COLUMN_KINDS.indexOf(kind);
}

/** The number of a day, which is what makes it a date. */
export function dayNumber(day: string): number {
  const days = (Date.parse(`${day}T00:00:00Z`) - DAY_ZERO) / DAY_MS;
  return days < MARCH_1900 ? days - 1 : days;
}

/** `A`, `B`, … `Z`, `AA`, … for the first, second, … column. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function textXml(reference: string, style: number, text: string): string {
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

/** The row of headers. */
export function headerXml(columns: Column[]): string {
  const cells = columns.map(({ header }, index) =>
    textXml(`${columnName(index)}1`, HEADER_STYLE, header),
  );
  return `<row r="1">${cells.join('')}</row>`;
}

/** Writes rows of these columns; `number` counts from 1. */
export function rowWriter(columns: Column[]): (row: Row, number: number) => string {
  const formats = columns.map(({ kind }, index) => ({
    kind,
    letter: columnName(index),
    style: styleOf(kind),
  }));
  return (row, number) => {
    let cells = '';
    for (const [index, { kind, letter, style }] of formats.entries()) {
      const value = row[index] ?? null;
      if (value === null || value === '') continue;
      const reference = `${letter}${number}`;
      if (kind === 'text') {
        const text = String(value);
        cells += textXml(reference, looksLikeFormula(text) ? QUOTED_STYLE : style, text);
      } else {
        const figure = kind === 'day' ? dayNumber(String(value)) : value;
        cells += `<c r="${reference}" s="${style}"><v>${figure}</v></c>`;
      }
    }
    return `<row r="${number}">${cells}</row>`;
  };
}
