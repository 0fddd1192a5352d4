/** Files are read apart, within bounds: no other bank waits for one that takes long. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, expect, it } from 'vitest';
import { FileReader } from './file-reader.ts';

/** Enough to start a thread and read a small file, and not enough for a huge one. */
const CPU_MS = 600;
const files = new FileReader(CPU_MS);
afterAll(() => files.close());

function read(bankId: number, bytes: Uint8Array) {
  const job = { bytes, fileName: 'soci', sheet: undefined, today: '2026-11-20' };
  return files.read(bankId, job, new AbortController().signal);
}

const CELL = '<c t="inlineStr"><is><t>testo 12,5</t></is></c>';

/** Two million cells in a file of some 200 kB. */
async function hugeWorkbook(): Promise<Uint8Array> {
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'Soci', rows: [['a', 'b']] }] }));
  const path = 'xl/worksheets/sheet1.xml';
  const rows = `<row>${CELL.repeat(100)}</row>`.repeat(20_000);
  const sheet = Buffer.from(parts[path] ?? []).toString('utf8');
  return zipSync({
    ...parts,
    [path]: strToU8(sheet.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`)),
  });
}

it('a file that takes too much is given up, and no other bank waits for it', async () => {
  const ended: string[] = [];
  const huge = await hugeWorkbook();
  const small = strToU8('Cognome;Nome\nAgazzi;Adele\n');
  await Promise.all([
    expect(read(1, huge).finally(() => ended.push('huge'))).rejects.toMatchObject({
      code: 'sheet-unreadable',
    }),
    // The next file of the same bank waits for its turn.
    read(1, small).finally(() => ended.push('after it')),
    read(2, small).finally(() => ended.push('another bank')),
  ]);
  expect(ended).toEqual(['another bank', 'huge', 'after it']);
});

it('a bank that sends one file after the other is asked to wait', async () => {
  const small = strToU8('Cognome;Nome\nAgazzi;Adele\n');
  const sent = await Promise.allSettled([1, 2, 3, 4].map(() => read(3, small)));
  expect(sent.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});
