/**
 * Writes a spreadsheet file (.xlsx) as its rows come and forgets them, so that a long list needs no
 * more memory than a short one. Around them stand the parts of ECMA-376: sheets, their frame, formats.
 */
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { columnName, escapeText, headerXml, rowWriter } from './cell-xml.ts';
import { COLUMN_KINDS, type ColumnKind, type Layout, type Row } from './sheet.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const sheetPath = (nth: number) => `xl/worksheets/sheet${nth}.xml`;
const SHEET_NAME_MAX = 31;

/** Rows fit in one sheet up to this one; spreadsheet programs open no more. */
const ROWS_MAX = 1_048_576;

/** A sheet: how it is laid out, and its rows as they come. */
export interface Sheet {
  layout: Layout;
  batches: AsyncIterable<Row[]>;
}

/**
 * The file of these rows, streamed as they come.
 * @throws what `batches` throws, or RangeError when the sheet is full
 */
export function sheetBytes(
  layout: Layout,
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  return workbookBytes([{ layout, batches }]);
}

/**
 * A file of several sheets, at least one, each read when the one before has ended.
 * @throws as `sheetBytes` does
 */
export async function* workbookBytes(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const book = openWorkbook(sheets.map(({ layout }) => layout));
  for (const { layout, batches } of sheets) {
    const sheet = book.openSheet(layout);
    for await (const rows of batches) yield sheet.write(rows);
    yield sheet.end();
  }
  yield book.end();
}

/** Starts a file; each call returns the bytes that are ready. */
function openWorkbook(layouts: readonly Layout[]) {
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
  for (const [path, xml] of Object.entries(framesOf(layouts)))
    addPart(zip, path).push(strToU8(xml), true);
  let opened = 0;
  return {
    openSheet(layout: Layout) {
      opened += 1;
      return sheetWriter(addPart(zip, sheetPath(opened)), layout, takeReady);
    },
    end(): Uint8Array {
      zip.end();
      return takeReady();
    },
  };
}

function sheetWriter(sheet: ZipDeflate, layout: Layout, takeReady: () => Uint8Array) {
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
      sheet.push(strToU8(sheetClosing(layout, rowNumber)), true);
      return takeReady();
    },
  };
}

function addPart(zip: Zip, path: string): ZipDeflate {
  const part = new ZipDeflate(path, { level: 6 });
  zip.add(part);
  return part;
}

/** Every part but the sheets themselves, by its path in the file. */
function framesOf(layouts: readonly Layout[]): Record<string, string> {
  const each = (xml: (nth: number, layout: Layout) => string) =>
    layouts.map((layout, index) => xml(index + 1, layout)).join('');
  const types = each(
    (nth) => `<Override PartName="/${sheetPath(nth)}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  );
  const sheets = each(
    (nth, { name }) =>
      `<sheet name="${attribute(name.slice(0, SHEET_NAME_MAX))}" sheetId="${nth}" r:id="rId${nth}"/>`,
  );
  const links = each(
    (nth) =>
      `<Relationship Id="rId${nth}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${nth}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${DECLARATION}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${RELATIONS}">${links}<Relationship Id="rId${layouts.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(),
  };
}

/** Cell formats, in the order that `cell-xml.ts` numbers them. */
function stylesXml(): string {
  const numberFormats: Record<ColumnKind, string> = {
    text: 'numFmtId="0"',
    day: 'numFmtId="164" applyNumberFormat="1"',
    tenths: 'numFmtId="165" applyNumberFormat="1"',
    whole: 'numFmtId="1" applyNumberFormat="1"',
  };
  const own = 'fillId="0" borderId="0" xfId="0"';
  const formats = [
    `<xf numFmtId="0" fontId="0" ${own}/>`,
    `<xf numFmtId="49" fontId="1" ${own} applyFont="1"/>`,
    `<xf numFmtId="49" fontId="0" ${own} quotePrefix="1"/>`,
    ...COLUMN_KINDS.map((kind) => `<xf ${numberFormats[kind]} fontId="0" ${own}/>`),
  ];
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  return `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.0"/></numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** What comes before the first row: the header's row stays in sight, columns have their widths. */
function sheetOpening({ columns }: Layout): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

/** What comes after the last row: each column can be filtered; printed across, as wide as the paper. */
function sheetClosing({ columns, foot }: Layout, lastRow: number): string {
  const last = `${columnName(columns.length - 1)}${lastRow}`;
  return `</sheetData><autoFilter ref="A1:${last}"/><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape"/>${footXml(foot)}</worksheet>`;
}

/** An ampersand begins a command in there, two of them are one to read. */
function footXml(foot: string | undefined): string {
  if (foot === undefined) return '';
  const text = escapeText(foot.replaceAll('&', '&&'));
  return `<headerFooter><oddFooter>&amp;L${text}</oddFooter></headerFooter>`;
}

function attribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
