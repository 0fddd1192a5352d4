/** A file comes in: read apart, its columns guessed, its lines kept; then how its columns are read. */
import { createHash } from 'node:crypto';
import type { FieldProblem } from '#contract/errors.ts';
import { EARLIEST_EXCHANGE_DATE, SHORT_TEXT_MAX } from '#contract/limits.ts';
import {
  FIELDS_OF_KIND,
  IMPORT_BYTES_MAX,
  type Import,
  type ImportMapping,
} from '#contract/paper/imports.ts';
import { futureDay } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { importOf } from './reading.ts';
import { countAfter, forgetPlans, insertRows, listRaw } from './rows-sql.ts';
import { findImport, insertImport, setMapping } from './sql.ts';
import { unclearTimesOf } from './times-rules.ts';

const LINES_AT_ONCE = 500;

/** Reads a file and keeps its lines; nothing else is written, but that it was read into the history. */
export async function createImport(call: Call<'createImport'>): Promise<Import> {
  const { db, now, today, actor, query, file, fileName, signal, fileReader } = call;
  const { bankId, personId: actorId } = actor;
  if (!file || file.length === 0) throw new Refusal('sheet-empty');
  if (file.length > IMPORT_BYTES_MAX) throw new Refusal('too-large');
  const name = nameOf(fileName);
  const job = { file, fileName: name, sheet: query.sheet, today };
  const read = await fileReader.read(bankId, job, signal);
  const id = await db.transaction(async (transaction) => {
    const made = await transaction.first(insertImport, {
      bankId,
      fileName: name,
      sha256: createHash('sha256').update(file).digest(),
      preset: read.preset,
      sheet: read.sheet,
      sheets: JSON.stringify(read.sheets),
      mergedLines: read.mergedLines,
      mapping: JSON.stringify(read.mapping),
      unclearTimes: JSON.stringify(read.unclearTimes),
      lines: read.lines,
      by: actorId,
      now,
    });
    if (!made) throw new Error('an inserted import has an id');
    for (const rows of read.rows) await transaction.count(insertRows, { id: made.id, rows });
    const detail = { importId: made.id };
    await audit(transaction, now, 'import-read', { actorId, bankId, detail });
    return made.id;
  });
  return importOf(call, id);
}

/** The name of the file alone, without what a program puts before it. */
function nameOf(fileName: string | undefined): string {
  const last = (fileName ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .normalize('NFC')
    .trim();
  return clean.slice(0, SHORT_TEXT_MAX).toWellFormed().replaceAll('\ufffd', '') || 'file';
}

/** Says how the columns are read; what was found and decided before is forgotten. */
export async function mapImport(call: Call<'mapImport'>): Promise<Import> {
  const { db, today, actor, params, body: mapping } = call;
  const { bankId } = actor;
  const { id } = params;
  refuseFields(problemsOf(mapping, today));
  const found = await db.first(findImport, { id, bankId });
  if (!found) throw new Refusal('not-found');
  const unclearTimes = JSON.stringify(await findUnclear(db, id, mapping));
  await db.transaction(async (transaction) => {
    const counted = await transaction.first(countAfter, { id, after: mapping.headerLine });
    const set = await transaction.first(setMapping, {
      ...{ id, bankId, mapping: JSON.stringify(mapping), unclearTimes },
      lines: counted?.lines ?? 0,
    });
    if (!set) throw new Refusal('import-not-ready');
    await transaction.count(forgetPlans, { id, alsoDecisions: true });
  });
  return importOf(call, id);
}

function problemsOf({ kind, columns, openedOn }: ImportMapping, today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  columns.forEach((field, index) => {
    if (field === null) return;
    const path = `columns.${index}`;
    if (!FIELDS_OF_KIND[kind].includes(field)) problems.push({ path, code: 'invalid' });
    else if (columns.indexOf(field) < index) problems.push({ path, code: 'taken' });
  });
  if (!hasEnough(kind, columns)) problems.push({ path: 'columns', code: 'required' });
  if (openedOn < EARLIEST_EXCHANGE_DATE) {
    problems.push({ path: 'openedOn', code: 'date-too-early' });
  }
  return [...problems, ...futureDay('openedOn', openedOn, today)];
}

/** Whether the columns say whom, and for books how much. */
function hasEnough(kind: ImportMapping['kind'], columns: ImportMapping['columns']): boolean {
  const has = (field: ImportMapping['columns'][number]) => columns.includes(field);
  const isNamed = has('fullName') || (has('name') && has('surname'));
  const hasHours = has('balance') || has('hoursGiven') || has('hoursReceived');
  if (kind === 'people') return isNamed;
  if (kind === 'balances') return hasHours && (isNamed || has('number') || has('email'));
  return has('day') && has('giver') && has('receiver') && has('duration');
}

async function findUnclear(db: Queryable, id: number, mapping: ImportMapping) {
  const lines: { line: number; raw: TableCell[] }[] = [];
  let after = mapping.headerLine;
  for (let isFull = true; isFull; ) {
    const rows = await db.rows(listRaw, { id, after, most: LINES_AT_ONCE });
    for (const { line, raw } of rows) lines.push({ line, raw: Array.isArray(raw) ? raw : [] });
    isFull = rows.length === LINES_AT_ONCE;
    after = rows.at(-1)?.line ?? after;
  }
  return unclearTimesOf(mapping, lines);
}
