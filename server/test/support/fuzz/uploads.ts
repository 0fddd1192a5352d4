/** Files that are uploaded: right ones, and such as are made to harm anyone who opens them. */
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { PICTURE, TABLE } from '../uploads.ts';

interface Upload {
  headers: Record<string, string>;
  payload: Buffer;
}

const BOUNDARY = 'xxBOUNDARYxx';

function multipart(field: string, fileName: string, type: string, bytes: Uint8Array): Upload {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, payload };
}

const RIGHT = {
  picture: () => multipart('photo', 'photo.png', 'image/png', PICTURE),
  table: () => multipart('file', 'soci.csv', 'text/csv', Buffer.from(TABLE)),
  archive: () => multipart('archive', 'bank.zip', 'application/zip', PICTURE),
};

/** A file as the contract wants it; of an archive, one that is none. */
export const rightUpload = (bodyType: keyof typeof RIGHT): Upload => RIGHT[bodyType]();

const XML = '<?xml version="1.0"?>';
const SHEET_NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetOf = (head: string, cell: string) =>
  `${XML}${head}<worksheet xmlns="${SHEET_NS}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData></worksheet>`;

/** A workbook with that sheet. */
function workbook(sheet: string, others: Record<string, Uint8Array> = {}): Uint8Array {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${XML}<workbook xmlns="${SHEET_NS}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...others,
  });
}

/** Each entity is ten of the one before. */
const LAUGHS = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, nth) => `<!ENTITY a${nth + 1} "${`&a${nth};`.repeat(10)}">`,
).join('')}]>`;
const OUTSIDE = '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>';

const bytesOf = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG that says that it is very large. */
function vastPicture(): Buffer {
  const vast = Buffer.from(PICTURE);
  vast.writeUInt32BE(60_000, 16);
  vast.writeUInt32BE(60_000, 20);
  return vast;
}

/** Files by what they would do. Made once, for some take a while. */
const CRAFTED: Uint8Array[] = [
  zipSync({ 'bomb.csv': new Uint8Array(60 * 1024 * 1024) }, { level: 9 }),
  workbook(sheetOf('', 'x'), { 'xl/sharedStrings.xml': new Uint8Array(60 * 1024 * 1024) }),
  workbook(sheetOf(LAUGHS, '&a9;')),
  workbook(sheetOf(OUTSIDE, '&file;')),
  workbook('<worksheet'),
  workbook(
    `${XML}<worksheet xmlns="${SHEET_NS}"><sheetData><row r="99999999999"><c r="ZZZZZZ1"><v>1e400</v></c></row></sheetData></worksheet>`,
  ),
  zipSync({
    '../../../etc/passwd': strToU8('x'),
    '/etc/passwd': strToU8('y'),
    'manifest.json': strToU8('{}'),
  }),
  zipSync({ 'manifest.json': strToU8('{"__proto__":{"version":1}}') }),
  zipSync({ 'bank.zip': zipSync({ 'bank.zip': zipSync({}) }) }),
  vastPicture(),
  PICTURE.subarray(0, 40),
  bytesOf(PNG, '<?php echo 1; ?>'),
  bytesOf([0xff, 0xd8, 0xff, 0xe0], 'JFIF', '\0'.repeat(200)),
  bytesOf('GIF89a', [0xff, 0xff, 0xff, 0xff], '\0'.repeat(50)),
  bytesOf('RIFF', [0xff, 0xff, 0xff, 0x7f], 'WEBPVP8 ', '\0'.repeat(50)),
  bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  bytesOf('%PDF-1.7'),
  bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], '\0'.repeat(600)),
  bytesOf('PK', [3, 4], '\0'.repeat(100)),
  bytesOf([0xff, 0xfe], 'C\0o\0g\0'),
  bytesOf('Cognome;Nome\n', `${'x;'.repeat(5000)}\n`),
  bytesOf(`"${'x'.repeat(200_000)}`),
  bytesOf('Cognome;Nome\0;Saldo\nA\0;B;1\n'),
  bytesOf(`Cognome\n${'Agazzi\n'.repeat(12_000)}`),
  bytesOf('\0'.repeat(5000)),
  new Uint8Array(),
];

const name = fc.constantFrom(
  ...[
    'soci.csv',
    'soci.xlsx',
    'photo.png',
    'bank.zip',
    '../../etc/passwd',
    '..\\..\\x',
    'a\\"b',
    '',
  ],
  ...[
    'x'.repeat(3000),
    'è.csv',
    'con',
    '.htaccess',
    'x.php',
    'x%00.csv',
    'C:\\x.xlsx',
    '__proto__',
  ],
);
const type = fc.constantFrom('image/png', 'text/csv', 'application/zip', 'text/html', 'x', '');
const field = fc.constantFrom(
  'photo',
  'file',
  'archive',
  'photo',
  'file',
  'archive',
  '__proto__',
  '',
  'x',
);

const file: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CRAFTED) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  {
    weight: 3,
    // A right file in which some bytes are others.
    arbitrary: fc
      .tuple(
        fc.constantFrom<Uint8Array>(PICTURE, Buffer.from(TABLE), workbook(sheetOf('', 'Cognome'))),
        fc.array(fc.tuple(fc.nat(5000), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      )
      .map(([right, changes]) => {
        const bytes = Uint8Array.from(right);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        return bytes;
      }),
  },
);

/** An upload to any call, also to one that takes none; whole, cut off, or without its end. */
export const craftedUpload: fc.Arbitrary<Upload> = fc
  .tuple(field, name, type, file, fc.integer({ min: 0, max: 12 }), fc.boolean())
  .map(([inField, fileName, ofType, bytes, cut, isTwice]) => {
    const { headers, payload } = multipart(inField, fileName, ofType, bytes);
    if (cut === 0) return { headers, payload: payload.subarray(0, payload.length >> 1) };
    if (cut === 1) return { headers, payload: Buffer.from(`--${BOUNDARY}--\r\n`) };
    return { headers, payload: isTwice && cut < 4 ? Buffer.concat([payload, payload]) : payload };
  });
