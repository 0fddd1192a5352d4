/** What the columns of a table mean: guessed from their names, never sure (specification §18). */
import { BODY_COLUMNS } from '#contract/paper/import-bodies.ts';
import {
  FIELDS_OF_KIND,
  type ImportField,
  type ImportKind,
  type ImportMapping,
  type ImportPreset,
} from '#contract/paper/imports.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { speaksOfBodies } from './bodies-rules.ts';
import { cellText } from './cells-rules.ts';
import { foldedWords } from './names-rules.ts';
import { NOTES, PRESETS, type Preset, WORDS } from './presets-rules.ts';

/** The names of the columns stand within these lines, below titles and empty lines. */
const HEADER_WITHIN = 15;

/** What a table seems to be. */
export interface Guess {
  preset: ImportPreset;
  mapping: ImportMapping;
}

/** A header as it is looked up. */
function headerKey(text: string): string {
  return foldedWords(text).join(' ');
}

/** "Quota 2026" is a fee, and says of which year. */
const YEAR_BEHIND = / (2\d{3})$/;

/** What a header means by itself. */
function fieldOf(header: string): ImportField | undefined {
  const key = headerKey(header);
  if (YEAR_BEHIND.test(key)) {
    const field = WORDS.get(key.replace(YEAR_BEHIND, ''));
    if (field === 'fee' || field === 'feeOn') return field;
  }
  return key === '' ? undefined : WORDS.get(key);
}

/**
 * The names of the columns. Where there are two lines of them, as "Hours" above "given" and
 * "received", both are read together; a merged cell counts for all columns that it covers.
 * @param headerLine counted from 1; 0 for a table without names
 */
export function headersOf(rows: readonly TableCell[][], headerLine: number): string[] {
  const lower = (rows[headerLine - 1] ?? []).map(cellText);
  const upper = (rows[headerLine - 2] ?? []).map(cellText);
  const above = filledForward(upper);
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const own = lower[column] ?? '';
    const both = `${above[column] ?? ''} ${own}`.trim();
    if (fieldOf(own) === undefined && fieldOf(both) !== undefined) return both;
    // A name that covers both lines stands in the upper one.
    return own || (upper[column] ?? '');
  });
}

function filledForward(texts: string[]): string[] {
  let last = '';
  return texts.map((text) => {
    last = text || last;
    return last;
  });
}

/**
 * The best reading of a table that nobody has explained yet.
 * @param today the day that is proposed for carrying the balances over
 */
export function guessMapping(rows: readonly TableCell[][], today: string): Guess {
  const headerLine = headerLineOf(rows);
  const headers = headersOf(rows, headerLine);
  const known = headerLine > 0 ? presetOf(headers) : positionalPreset(rows);
  const columns = known ? columnsOfPreset(known, headers) : columnsByName(headers);
  const kind = known?.kind ?? kindOf(columns);
  const fitting = onlyFieldsOf(kind, kind === 'history' ? withCategory(columns) : columns, headers);
  const read = withoutIdleBodies(fitting, rows.slice(headerLine));
  return {
    preset: known?.preset ?? 'own',
    mapping: {
      kind,
      headerLine,
      columns: read,
      nameOrder: known?.nameOrder ?? nameOrderOf(headers, columns),
      unit: known?.unit ?? unitOf(headers),
      reading: null,
      openedOn: today,
      ...feeYearOf(read, headers, today),
    },
  };
}

/** The line with the most names that are known; 0 when the first line is data already. */
function headerLineOf(rows: readonly TableCell[][]): number {
  const scores = rows.slice(0, HEADER_WITHIN).map(
    (_, index) =>
      new Set(
        headersOf(rows, index + 1)
          .map(fieldOf)
          .filter(Boolean),
      ).size,
  );
  const best = Math.max(0, ...scores);
  if (best > 1) return scores.indexOf(best) + 1;
  if (positionalPreset(rows)) return 0;
  const [first = []] = rows;
  const looksLikeData = first.some((cell) => cell !== null && /\d/.test(cellText(cell)));
  return best === 1 ? scores.indexOf(best) + 1 : looksLikeData ? 0 : 1;
}

function presetOf(headers: string[]): Preset | undefined {
  const present = new Set(headers.map(headerKey));
  return PRESETS.find(({ needs }) => needs.length > 0 && needs.every((name) => present.has(name)));
}

/** A file of TimeOverflow's importer has no names of columns: its cells give it away. */
function positionalPreset(rows: readonly TableCell[][]): Preset | undefined {
  const some = rows.slice(0, HEADER_WITHIN).filter((row) => row.length > 1);
  if (some.length === 0) return undefined;
  return PRESETS.find(
    ({ cells }) =>
      cells !== undefined &&
      some.every((row) =>
        Object.entries(cells).every(([at, shape]) => shape.test(cellText(row[Number(at)]))),
      ),
  );
}

function columnsOfPreset({ fields, positions }: Preset, headers: string[]) {
  if (positions) return positions;
  return headers.map((header) => fields?.[headerKey(header)] ?? null);
}

/**
 * Each field once: the first column of that name has it. A "Name" beside a given name is a surname, as
 * German sheets have it, and one that stands alone is the whole name.
 */
function columnsByName(headers: string[]): (ImportField | null)[] {
  const given = headers.findIndex((header) =>
    /^(vorname|nome|first ?name|given name)/i.test(header),
  );
  const hasSurname = headers.some((header) => fieldOf(header) === 'surname');
  const hasWhole = headers.some((header) => fieldOf(header) === 'fullName');
  const taken = new Set<ImportField>();
  return headers.map((header, column) => {
    const field = fieldOf(header);
    const isNameAlone = field === 'name' && !hasSurname && !hasWhole;
    const meant = !isNameAlone ? field : given >= 0 && given !== column ? 'surname' : field;
    const final =
      isNameAlone && meant === 'name' && !hasNameAndSurname(headers) ? 'fullName' : meant;
    if (final === undefined || taken.has(final)) return null;
    taken.add(final);
    return final;
  });
}

/** "Name" and "Vorname". */
function hasNameAndSurname(headers: string[]): boolean {
  return headers.filter((header) => fieldOf(header) === 'name').length > 1;
}

function kindOf(columns: (ImportField | null)[]): ImportKind {
  if (columns.includes('giver') && columns.includes('receiver')) return 'history';
  const isNamed = columns.some(
    (field) => field === 'fullName' || field === 'surname' || field === 'name',
  );
  return !isNamed && columns.includes('balance') ? 'balances' : 'people';
}

/** The fields that such a file has. A note about somebody is called so; an activity beside a name is none. */
function onlyFieldsOf(
  kind: ImportKind,
  columns: (ImportField | null)[],
  headers: string[],
): (ImportField | null)[] {
  return columns.map((field, column) => {
    if (!field || !FIELDS_OF_KIND[kind].includes(field)) return null;
    const isActivity = kind === 'people' && field === 'note' && !isNote(headers[column] ?? '');
    return isActivity ? null : field;
  });
}

/** "Tipo" beside an exchange is what it was about. */
function withCategory(columns: (ImportField | null)[]): (ImportField | null)[] {
  if (columns.includes('category')) return columns;
  return columns.map((field) => (field === 'memberKind' ? 'category' : field));
}

/**
 * Columns of bodies only where a row speaks of one: in most sheets "Tipo" says what people pay, and the address
 * is theirs.
 */
function withoutIdleBodies(
  columns: (ImportField | null)[],
  rows: readonly TableCell[][],
): (ImportField | null)[] {
  const has = (field: ImportField, is: (text: string) => boolean) => {
    const column = columns.indexOf(field);
    return column >= 0 && rows.some((row) => is(cellText(row[column])));
  };
  const isSaid = has('memberKind', speaksOfBodies);
  if (isSaid || has('representedBy', Boolean)) return columns;
  const idle: readonly (ImportField | null)[] = BODY_COLUMNS;
  return columns.map((field) => (idle.includes(field) ? null : field));
}

const isNote = (header: string) => NOTES.has(headerKey(header));

function nameOrderOf(
  headers: string[],
  columns: (ImportField | null)[],
): ImportMapping['nameOrder'] {
  const header = headerKey(headers[columns.indexOf('fullName')] ?? '');
  return /^(cognome|surname|last name|nachname|nominativ|soci)/.test(header)
    ? 'surname-first'
    : 'given-first';
}

/** Of which year the fees are: their column says it, or it is this one. */
function feeYearOf(
  columns: (ImportField | null)[],
  headers: string[],
  today: string,
): Pick<ImportMapping, 'feeYear'> {
  const ofFees = headers.filter(
    (_, column) => columns[column] === 'fee' || columns[column] === 'feeOn',
  );
  if (ofFees.length === 0) return {};
  const years = ofFees.flatMap((header) => YEAR_BEHIND.exec(headerKey(header))?.[1] ?? []);
  return { feeYear: Number(years[0] ?? today.slice(0, 4)) };
}

function unitOf(headers: string[]): ImportMapping['unit'] {
  const keys = headers.map(headerKey).join(' | ');
  if (/\b(minuti|minutes|minuten)\b/.test(keys)) return 'minutes';
  return /\b(secondi|seconds|sekunden)\b/.test(keys) ? 'seconds' : 'hours';
}
