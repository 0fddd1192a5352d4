/**
 * The texts of a language as one spreadsheet: for a translator who opens no code, and back again. What
 * comes back is taken whole or not at all.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTables } from '#server/platform/spreadsheet/reading/read-tables.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import type { Row } from '#server/platform/spreadsheet/sheet.ts';
import { sheetBytes } from '#server/platform/spreadsheet/writer.ts';
import { flatTexts, type Words } from '#texts/compose.ts';
import { fileReader, namespacesOf } from '#texts/files.ts';
import { troubleOf } from './troubles.ts';

const HEADS = ['File', 'Key', 'Where', 'Remark', 'Italian', 'English'];
const OWN = HEADS.length;
const LINES_MAX = 50_000;
const NO_BREAK = '\u00a0';
/** So much longer than the original, in characters, is worth a look at the screen. */
const LONG = { times: 1.5, more: 8 };

/** Where the texts are. */
export interface Place {
  /** The folder `texts`. */
  folder: string;
  language: string;
}

/** The bytes of the sheet: a line for each text of the original, what the language says at the end. */
export async function exportSheet({ folder, language }: Place): Promise<Buffer> {
  const read = fileReader({ of: folder, afresh: true });
  const remarks = remarksIn(folder);
  const rows = namespacesOf('it', folder).flatMap((namespace) => {
    const [english, own] = ['en', language].map(
      (one) => new Map(flatTexts(read(one, namespace) ?? {})),
    );
    const about = remarks[namespace] ?? {};
    return flatTexts(read('it', namespace) ?? {}).map(
      ([key, text]): Row => [
        ...[namespace, key, about[''] ?? null, remarkOf(about, key), text],
        ...[english?.get(key) ?? null, own?.get(key) ?? null],
      ],
    );
  });
  const widths = [18, 28, 40, 40, 60, 60, 60];
  const columns = [...HEADS, language].map((header, index) => ({
    ...{ header, kind: 'text' as const },
    width: widths[index] ?? 60,
  }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of sheetBytes({ name: language, columns }, batches(rows))) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What came of a sheet: faults, and then nothing was written; or what is left to do. */
export interface Imported {
  faults: readonly string[];
  taken: number;
  missing: readonly string[];
  long: readonly string[];
}

/** Writes the files of the language from a sheet of `exportSheet`, unless a line of it is wrong. */
export async function importSheet(
  { folder, language }: Place,
  bytes: Uint8Array,
): Promise<Imported> {
  const [table] = await readTables(bytes, { name: language, linesMax: LINES_MAX });
  const read = fileReader({ of: folder, afresh: true });
  const lines = (table?.rows ?? []).slice(1).map(readLine);
  const given = lines.filter(({ text }) => text !== '');
  const originals = new Map(
    namespacesOf('it', folder).map((name) => [name, new Map(flatTexts(read('it', name) ?? {}))]),
  );
  const faults = given.flatMap((line, index) => {
    const original = originals.get(line.namespace);
    const trouble = original
      ? (twice(given, index) ?? troubleOf({ ...line, language, original }))
      : 'is in no file of texts';
    return trouble ? `line ${line.at}, ${line.namespace} ${line.key}: ${trouble}` : [];
  });
  if (faults.length > 0) return { faults, taken: 0, missing: [], long: [] };
  const before = new Map(
    namespacesOf('it', folder).map((name) => [
      name,
      new Map(flatTexts(read(language, name) ?? {})),
    ]),
  );
  const kept = given.map((line) => asItStood(line, before.get(line.namespace)?.get(line.key)));
  writeFiles({ folder, language }, kept, read);
  const said = new Set(given.map(nameOf));
  const all = [...originals].flatMap(([namespace, texts]) =>
    [...texts].map(([key, text]) => ({ namespace, key, text })),
  );
  return {
    faults,
    taken: given.length,
    missing: all.map(nameOf).filter((name) => !said.has(name)),
    long: given.filter((line) => isLong(line, originals)).map(nameOf),
  };
}

interface Line {
  /** In the sheet, from 1. */
  at: number;
  namespace: string;
  key: string;
  text: string;
}

const nameOf = ({ namespace, key }: Pick<Line, 'namespace' | 'key'>) => `${namespace}:${key}`;

function readLine(cells: TableCell[], index: number): Line {
  const [namespace = '', key = '', text = ''] = [cells[0], cells[1], cells[OWN]].map((cell) =>
    typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '',
  );
  return { at: index + 2, namespace, key, text };
}

/** A line that says what the file says keeps its no-break spaces, which a spreadsheet does not bring back. */
function asItStood(line: Line, stood: string | undefined): Line {
  return stood?.replaceAll(NO_BREAK, ' ') === line.text ? { ...line, text: stood } : line;
}

function twice(lines: readonly Line[], index: number): string | undefined {
  const name = nameOf(lines[index] ?? { namespace: '', key: '' });
  const first = lines.findIndex((line) => nameOf(line) === name);
  return first < index ? `stands in line ${lines[first]?.at} already` : undefined;
}

function isLong(
  { namespace, key, text }: Line,
  originals: ReadonlyMap<string, ReadonlyMap<string, string>>,
): boolean {
  const first = originals.get(namespace)?.get(key) ?? '';
  return text.length > first.length * LONG.times + LONG.more;
}

/** In the order of the original, so that a change shows as one line. */
function writeFiles(
  { folder, language }: Place,
  lines: readonly Line[],
  read: ReturnType<typeof fileReader>,
): void {
  for (const [namespace, own] of Map.groupBy(lines, (line) => line.namespace)) {
    const said = new Map(own.map(({ key, text }) => [key, text]));
    const ordered = inOrderOf(read('it', namespace) ?? {}, said);
    mkdirSync(join(folder, language), { recursive: true });
    const file = join(folder, language, `${namespace}.json`);
    writeFileSync(file, `${JSON.stringify(ordered, null, 2)}\n`);
  }
}

function inOrderOf(original: Words, said: Map<string, string>, path = ''): Words {
  const words: Words = {};
  for (const [key, value] of Object.entries(original)) {
    if (typeof value === 'string') {
      const text = said.get(`${path}${key}`);
      if (text !== undefined) words[key] = text;
    } else {
      const inner = inOrderOf(value, said, `${path}${key}.`);
      if (Object.keys(inner).length > 0) words[key] = inner;
    }
  }
  return words;
}

type Remarks = Record<string, Record<string, string>>;

function remarksIn(folder: string): Remarks {
  const file = join(folder, 'remarks.json');
  if (!existsSync(file)) return {};
  const remarks: Remarks = JSON.parse(readFileSync(file, 'utf8'));
  return remarks;
}

/** The remark on the key, or on what it stands in. */
function remarkOf(about: Record<string, string>, key: string): string | null {
  const parts = key.split('.');
  const paths = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  return paths.map((path) => about[path]).find(Boolean) ?? null;
}

async function* batches(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
