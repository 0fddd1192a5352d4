/**
 * Writes a spreadsheet file (.xlsx) as its rows come and forgets them, so that a long list needs no
 * more memory than a short one.
 */
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { headerXml, rowWriter } from './cell-xml.ts';
import { framesOf, SHEET_CLOSING, SHEET_PATH, sheetOpening } from './part-xml.ts';
import type { Layout, Row } from './sheet.ts';

/** Rows fit in one sheet up to this one; spreadsheet programs open no more. */
const ROWS_MAX = 1_048_576;

/**
 * The file of these rows, bit by bit as they come.
 * @throws what `batches` throws, or RangeError when the sheet is full
 */
export async function* sheetBytes(
  layout: Layout,
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  const sheet = openSheet(layout);
  for await (const rows of batches) yield sheet.write(rows);
  yield sheet.end();
}

/** Begins a file; each call gives the bytes that are ready by then. */
function openSheet(layout: Layout) {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const takeReady = (): Uint8Array => {
    const taken = Buffer.concat(ready);
    ready = [];
    return taken;
  };
  for (const [path, xml] of Object.entries(framesOf(layout)))
    addPart(zip, path).push(strToU8(xml), true);
  const sheet = addPart(zip, SHEET_PATH);
  sheet.push(strToU8(sheetOpening(layout) + headerXml(layout.columns)));
  const toXml = rowWriter(layout.columns);
  let rowNumber = 1;
  return {
    write(rows: Row[]): Uint8Array {
      let xml = '';
      for (const row of rows) {
        rowNumber += 1;
        if (rowNumber > ROWS_MAX) throw new RangeError('a sheet holds no more rows');
        xml += toXml(row, rowNumber);
      }
      sheet.push(strToU8(xml));
      return takeReady();
    },
    end(): Uint8Array {
      sheet.push(strToU8(SHEET_CLOSING), true);
      zip.end();
      return takeReady();
    },
  };
}

function addPart(zip: Zip, path: string): ZipDeflate {
  const part = new ZipDeflate(path, { level: 6 });
  zip.add(part);
  return part;
}
