/** A translator takes a sheet home and brings it back: whole, or nothing of it is taken. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTables } from '#server/platform/spreadsheet/reading/read-tables.ts';
import type { Row } from '#server/platform/spreadsheet/sheet.ts';
import { sheetBytes } from '#server/platform/spreadsheet/writer.ts';
import { namespacesOf } from '#texts/files.ts';
import { exportSheet, importSheet } from './sheet.ts';

const ITALIAN = { title: 'Scambi', list: { hello: 'Ciao {{name}}', all: 'Tutti' } };
const HEADS = ['File', 'Key', 'Where', 'Remark', 'Italian', 'English', 'es'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  await mkdir(join(folder, 'it'));
  await mkdir(join(folder, 'en'));
  await writeFile(join(folder, 'it/home.json'), JSON.stringify(ITALIAN));
  await writeFile(join(folder, 'en/home.json'), JSON.stringify({ title: 'Exchanges' }));
  const remarks = { home: { '': 'The home.', list: 'Short.' } };
  await writeFile(join(folder, 'remarks.json'), JSON.stringify(remarks));
});
afterEach(() => rm(folder, { recursive: true }));

/** A sheet with the texts of `home` by key. */
async function sheetOf(...lines: [file: string, key: string, text: string][]): Promise<Buffer> {
  const columns = HEADS.map((header) => ({ header, kind: 'text' as const, width: 20 }));
  const rows = lines.map(([file, key, text]): Row => [file, key, null, null, '-', null, text]);
  const chunks: Uint8Array[] = [];
  async function* all() {
    yield rows;
  }
  for await (const chunk of sheetBytes({ name: 'es', columns }, all())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const take = (bytes: Buffer) => importSheet({ folder, language: 'es' }, bytes);

test('each text has a line, with where it stands and what it is in Italian and English', async () => {
  const bytes = await exportSheet({ folder, language: 'es' });
  const [table] = await readTables(bytes, { name: 'es', linesMax: 100 });
  expect(table?.rows).toEqual([
    HEADS,
    ['home', 'title', 'The home.', null, 'Scambi', 'Exchanges'],
    ['home', 'list.hello', 'The home.', 'Short.', 'Ciao {{name}}'],
    ['home', 'list.all', 'The home.', 'Short.', 'Tutti'],
  ]);
});

test('what comes back is written in the order of the original; what is missing or long is said', async () => {
  const long = 'Todas las personas que están en la lista de este banco';
  const sheet = await sheetOf(['home', 'list.all', long], ['home', 'title', 'Intercambios']);
  expect(await take(sheet)).toEqual({
    ...{ faults: [], taken: 2 },
    ...{ missing: ['home:list.hello'], long: ['home:list.all'] },
  });
  const written = await readFile(join(folder, 'es/home.json'), 'utf8');
  expect(written).toBe(
    `${JSON.stringify({ title: 'Intercambios', list: { all: long } }, null, 2)}\n`,
  );
  const again = await exportSheet({ folder, language: 'es' });
  expect((await take(again)).taken).toBe(2);
});

test('a sheet that comes back as it went changes nothing, to the byte', async () => {
  await mkdir(join(folder, 'es'));
  const file = join(folder, 'es/home.json');
  const own = `${JSON.stringify({ title: 'N.\u00a0de lista', list: { all: 'Todos' } }, null, 2)}\n`;
  await writeFile(file, own);
  expect(await take(await exportSheet({ folder, language: 'es' }))).toMatchObject({ taken: 2 });
  expect(await readFile(file, 'utf8')).toBe(own);
});

test.each<[string, [string, string, string], string]>([
  ['a file that is none', ['house', 'title', 'X'], 'line 3, house title: is in no file of texts'],
  ['a key that is none', ['home', 'titel', 'X'], 'line 3, home titel: is no text of the original'],
  ['a lost gap', ['home', 'list.hello', 'Hola'], 'line 3, home list.hello: has the gaps (none)'],
  ['markup', ['home', 'list.all', '<b>X</b>'], 'line 3, home list.all: has the marks </b> <b>'],
  ['a line twice', ['home', 'title', 'X'], 'line 3, home title: stands in line 2 already'],
])('%s is named by its line, and nothing is taken', async (_, line, fault) => {
  const sheet = await sheetOf(['home', 'title', 'Intercambios'], line);
  const { faults, taken } = await take(sheet);
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(taken).toBe(0);
  expect(namespacesOf('it', folder)).toEqual(['home']);
  await expect(readFile(join(folder, 'es/home.json'))).rejects.toThrow('ENOENT');
});
