/** Files of tables: every format and alphabet, and everything that only looks like one. */
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readTables } from './read-tables.ts';
import { UnreadableFile } from './table.ts';

const LINES_MAX = 1_000;
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const read = (bytes: Uint8Array) => readTables(bytes, { name: 'file', linesMax: LINES_MAX });
const rowsOf = async (bytes: Uint8Array) => (await read(bytes))[0]?.rows;

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const error = await read(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof UnreadableFile ? error.code : `no refusal: ${error}`;
}

const PEOPLE = 'Cognome;Nome;Ore\nNiccolò;D’Adda;1,5\n';
const READ = [
  ['Cognome', 'Nome', 'Ore'],
  ['Niccolò', 'D’Adda', '1,5'],
];

describe('text', () => {
  it.each([
    ['UTF-8', bytesOf(PEOPLE)],
    ['UTF-8 with its mark', bytesOf(`\ufeff${PEOPLE}`)],
    ['UTF-16, little end first', bytesOf(`\ufeff${PEOPLE}`, 'utf16le')],
    ['UTF-16, big end first', bytesOf(`\ufeff${PEOPLE}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', bytesOf(PEOPLE.repeat(1), 'utf16le')],
    ['Windows-1252', Buffer.concat([bytesOf(PEOPLE.replace('’', '\u0092'), 'latin1')])],
    ['line ends of Windows', bytesOf(PEOPLE.replaceAll('\n', '\r\n'))],
  ])('in %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(READ);
  });

  it.each([
    ['semicolons', 'a;b,1;c\nd;e,2;f'],
    ['commas', 'a,"b,1",c\nd,"e,2",f'],
    ['tabs', 'a\tb,1\tc\nd\te,2\tf'],
  ])('separated by %s', async (_, text) => {
    expect(await rowsOf(bytesOf(text))).toEqual([
      ['a', 'b,1', 'c'],
      ['d', 'e,2', 'f'],
    ]);
  });

  it('in quotes may hold quotes, separators and line ends', async () => {
    expect(await rowsOf(bytesOf('a;b\n"x ""y"";\nz";2'))).toEqual([
      ['a', 'b'],
      ['x "y";\nz', '2'],
    ]);
  });
});

describe('a workbook', () => {
  const rows = [
    ['Nome', 'Nata', 'Ore'],
    ['Anna', new Date(Date.UTC(1958, 4, 1)), 1.3],
  ];
  const cells = [
    ['Nome', 'Nata', 'Ore'],
    ['Anna', { day: '1958-05-01' }, 1.3],
  ];

  it('xlsx, whatever its name says', async () => {
    expect(await rowsOf(await writeXlsx({ sheets: [{ name: 'A', rows }] }))).toEqual(cells);
  });

  it('ods', async () => {
    expect(await rowsOf(await writeOds({ sheets: [{ name: 'A', rows }] }))).toEqual(cells);
  });

  it('times kept as times are minutes, also past a day', async () => {
    const data = [0.0625, 1.0625, 75.5].map((n) => ({ n }));
    const columns = [{ header: 'n', key: 'n', numFmt: '[h]:mm' }];
    const file = await writeXlsx({ sheets: [{ name: 'A', columns, data }] });
    expect((await rowsOf(file))?.slice(1)).toEqual([
      [{ minutes: 90 }],
      [{ minutes: 1530 }],
      [{ minutes: 108_720 }],
    ]);
  });

  it('has all its sheets that hold something, and says which lines are merged', async () => {
    const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }];
    const file = await writeXlsx({
      sheets: [
        { name: 'Vuoto', rows: [] },
        { name: 'Soci', rows: [['a'], ['b'], [null, 'c']], merges },
      ],
    });
    expect((await read(file)).map(({ name, mergedLines }) => [name, mergedLines])).toEqual([
      ['Soci', [2, 3]],
    ]);
  });

  it('a formula is the value that was computed last', async () => {
    const sheet =
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c></row></sheetData></worksheet>';
    const { 'xl/worksheets/sheet1.xml': _, ...parts } = await partsOfWorkbook();
    const file = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': bytesOf(sheet) });
    expect(await rowsOf(file)).toEqual([[2, 'ab']]);
  });
});

async function partsOfWorkbook() {
  const { unzipSync } = await import('fflate');
  return unzipSync(await writeXlsx({ sheets: [{ name: 'A', rows: [['a']] }] }));
}

describe('what is no table', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), 'sheet-empty'],
    ['blanks', bytesOf(' \n;;\n\n'), 'sheet-empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'sheet-unreadable'],
    ['a PDF', bytesOf('%PDF-1.7\n1 0 obj\n'), 'sheet-unreadable'],
    ['a page of the web', bytesOf('<!DOCTYPE html><table><tr><td>1'), 'sheet-unreadable'],
    ['a broken zip', Buffer.from('504b0304ffffffff', 'hex'), 'sheet-unreadable'],
    [
      'a zip of something else',
      Buffer.from(zipSync({ 'a.txt': bytesOf('a') })),
      'sheet-unreadable',
    ],
    [
      'a workbook of old',
      Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'),
      'sheet-old-format',
    ],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from('d0cf11e0', 'hex'), bytesOf('EncryptedPackage', 'utf16le')]),
      'sheet-locked',
    ],
    ['too many lines', bytesOf('a;b\n'.repeat(LINES_MAX + 1)), 'sheet-too-long'],
  ])('%s is refused by its name', async (_, bytes, code) => {
    expect(await refusalOf(bytes)).toBe(code);
  });

  it('a file that unpacks into far more than it weighs is refused before it is read', async () => {
    const parts = await partsOfWorkbook();
    const huge = Buffer.alloc(120 * 1024 * 1024, 0x20);
    const bomb = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': huge });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusalOf(bomb)).toBe('too-large');
  });

  it('mangled files are read or refused, and never anything else', async () => {
    const xlsx = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['a', 1],
            ['b', 2],
          ],
        },
      ],
    });
    const ods = await writeOds({
      sheets: [
        {
          name: 'A',
          rows: [
            ['a', 1],
            ['b', 2],
          ],
        },
      ],
    });
    const wound = fc.record({
      file: fc.constantFrom(xlsx, ods, new Uint8Array(bytesOf(PEOPLE))),
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 20 }),
      cut: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(wound, async ({ file, at, bytes, cut }) => {
        const mangled = Uint8Array.from(file);
        const start = Math.floor(at * mangled.length);
        mangled.set(bytes.subarray(0, mangled.length - start), start);
        const error = await read(cut ? mangled.subarray(0, start) : mangled).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        expect(error === undefined || error instanceof UnreadableFile).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
