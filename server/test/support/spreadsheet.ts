/** Reads a spreadsheet file back, as far as stories look: what each cell is, and how it is shown. */

import { strFromU8, unzipSync } from 'fflate';
import { DAY_MS } from '#contract/time.ts';

export interface ReadCell {
  /** `text` as written, a number, or the day of a date. */
  value: string | number;
  kind: 'text' | 'number' | 'day';
  /** How a number is shown. */
  format: string;
  /** Stays text also when somebody edits it. */
  isQuoted: boolean;
}

export interface ReadSheet {
  name: string;
  headers: string[];
  /** One record a row: header → cell; empty cells are not there. */
  rows: Record<string, ReadCell>[];
  /** The sheet as it is in the file. */
  xml: string;
}

/** @throws when it is no spreadsheet file. */
export function readSheet(file: Uint8Array): ReadSheet {
  const parts = unzipSync(file);
  const part = (path: string) => {
    const bytes = parts[path];
    if (!bytes) throw new Error(`the file has no ${path}`);
    return strFromU8(bytes);
  };
  const xml = part('xl/worksheets/sheet1.xml');
  const formats = formatsOf(part('xl/styles.xml'));
  const [header = {}, ...rows] = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
    ([, row = '']) => cellsOf(row, formats),
  );
  const headers = Object.entries(header).map(([letter, { value }]) => [letter, String(value)]);
  return {
    name: /<sheet name="([^"]*)"/.exec(part('xl/workbook.xml'))?.[1] ?? '',
    headers: headers.map(([, name = '']) => name),
    rows: rows.map((row) =>
      Object.fromEntries(
        headers.flatMap(([letter = '', name = '']) => {
          const cell = row[letter];
          return cell ? [[name, cell]] : [];
        }),
      ),
    ),
    xml,
  };
}

interface Format {
  code: string;
  isQuoted: boolean;
}

function formatsOf(styles: string): Format[] {
  const own = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id,
      code,
    ]),
  );
  const [, formats = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? [];
  return [...formats.matchAll(/<xf [^>]*>/g)].map(([xf]) => {
    const id = /numFmtId="(\d+)"/.exec(xf)?.[1];
    return { code: own.get(id) ?? `built in ${id}`, isQuoted: xf.includes('quotePrefix="1"') };
  });
}

/** Cells by the letters of their column. */
function cellsOf(row: string, formats: Format[]): Record<string, ReadCell> {
  const cells = row.matchAll(/<c r="([A-Z]+)\d+" s="(\d+)"([^>]*)>(.*?)<\/c>/gs);
  return Object.fromEntries(
    [...cells].map(([, letter = '', style = '', type = '', inside = '']) => {
      const { code = '', isQuoted = false } = formats[Number(style)] ?? {};
      if (type.includes('inlineStr')) {
        const value = plain(/<t[^>]*>(.*?)<\/t>/s.exec(inside)?.[1] ?? '');
        return [letter, { value, kind: 'text', format: code, isQuoted }];
      }
      const number = Number(/^<v>(.*)<\/v>$/.exec(inside)?.[1]);
      const value = code === 'dd/mm/yyyy' ? dayOf(number) : number;
      const kind = typeof value === 'string' ? 'day' : 'number';
      return [letter, { value, kind, format: code, isQuoted }];
    }),
  );
}

function plain(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('_x005F_', '_')
    .replaceAll('&amp;', '&');
}

/** As spreadsheet programs count days, who believe in the 29th of February 1900. */
function dayOf(number: number): string {
  const days = number < 60 ? number + 1 : number;
  return new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10);
}
